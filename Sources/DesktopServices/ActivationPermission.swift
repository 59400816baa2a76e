import ResponderRuntime

/// An activation token from the desktop for one window, after an action of the user in another program.
@MainActor final class ActivationPermission {
  @BackLink private var application: Application?
  @BackLink private var before: Window?
  private var token: String?

  /// Creates the object and records the key window before the program handles the action.
  init(_ application: Application?, token: String?) {
    self.application = application
    self.token = token
    before = application?.keyWindow
  }

  /// Activates the window that has become the key window since.
  func raiseNewKeyWindow() {
    guard let application, let given = token, let window = application.keyWindow,
      window !== before
    else { return }
    token = nil
    application.raise(window, given)
  }

  /// Activates the window that was the key window, unless another one has become the key window.
  func raiseKeyWindow() {
    guard let application, application.keyWindow === before,
      let window = before ?? application.windows.last(where: \.canBecomeKey)
    else { return }
    let given = token
    token = nil
    application.raise(window, given)
  }
}
