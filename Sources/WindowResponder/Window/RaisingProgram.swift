/// A program with windows that other programs can activate.
@MainActor protocol RaisingProgram: WindowProgram {
  /// The identifier that desktops match with a `.desktop` file.
  var identifier: String { get }
  /// Activates a window with an activation token from the desktop (`xdg_activation_v1`).
  func raise(_ window: Window, _ token: String?)
}

/// An activation token from the desktop for one window, after an action of the user in another program.
@MainActor final class ActivationPermission {
  private weak var program: (any RaisingProgram)?
  private weak var before: Window?
  private var token: String?

  /// Creates the object and records the key window before the program handles the action.
  init(_ program: (any RaisingProgram)?, token: String?) {
    self.program = program
    self.token = token
    before = program?.keyWindow
  }

  /// Activates the window that has become the key window since.
  func raiseNewKeyWindow() {
    guard let program, let given = token, let window = program.keyWindow, window !== before else {
      return
    }
    token = nil
    program.raise(window, given)
  }

  /// Activates the window that was the key window, unless another one has become the key window.
  func raiseKeyWindow() {
    guard let program, program.keyWindow === before,
      let window = before ?? program.windows.last(where: \.canBecomeKey)
    else { return }
    let given = token
    token = nil
    program.raise(window, given)
  }
}
