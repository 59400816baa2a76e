/// A program whose windows others may bring to the front.
@MainActor protocol RaisingProgram: WindowProgram {
  /// The name that desktops match with a `.desktop` file.
  var identifier: String { get }
  /// Brings a window to the front, with the leave that the desktop gave for it (`xdg_activation_v1`).
  func raise(_ window: Window, _ token: String?)
}

/// The leave that the desktop gave the program to bring one window to the front, for what the user did
/// elsewhere.
@MainActor final class RaisingLeave {
  private weak var program: (any RaisingProgram)?
  private weak var before: Window?
  private var token: String?

  /// Notes which window is the key window before the program does something about it.
  init(_ program: (any RaisingProgram)?, token: String?) {
    self.program = program
    self.token = token
    before = program?.keyWindow
  }

  /// Brings the window to the front that has become the key window since.
  func raiseNewKeyWindow() {
    guard let program, let given = token, let window = program.keyWindow, window !== before else {
      return
    }
    token = nil
    program.raise(window, given)
  }

  /// Brings the window to the front that was the key window, unless another one has become it.
  func raiseKeyWindow() {
    guard let program, program.keyWindow === before,
      let window = before ?? program.windows.last(where: \.canBecomeKey)
    else { return }
    let given = token
    token = nil
    program.raise(window, given)
  }
}
