import ResponderSystem

extension Application {
  /// Requests the program's name on the session bus. If another instance owns it, the files are sent to that
  /// instance.
  ///
  /// - Returns: A Boolean value that indicates whether this instance continues.
  package func becomeSingleInstance(
    _ name: String, files: [Pathname], addresses: [String] = [], token: String? = nil
  ) -> Bool {
    if programContext.identity.givenIdentifier.isEmpty { identifier = name }
    guard let instance = SingleInstance(identifier: name, application: self) else { return true }
    if instance.start(files: files, addresses: addresses, token: token) == .handedOver {
      return false
    }
    extras.singleInstance = instance
    return true
  }

  /// Returns the activation token that the desktop has set for this start, and removes it from the
  /// environment, because it is not valid for programs that this one starts.
  static func takeActivationToken() -> String? {
    let token = ProcessEnvironment.value(of: "XDG_ACTIVATION_TOKEN")
    ProcessEnvironment.remove("XDG_ACTIVATION_TOKEN")
    return token
  }

  /// Opens the files and URLs of a second start of the program, and activates its window.
  func startedAgain(files: [Pathname], addresses: [String], token: String?) {
    guard !hasFinished else { return }
    if let window = keyWindow ?? windows.last(where: \.canBecomeKey) { raise(window, token) }
    let before = keyWindow
    if !addresses.isEmpty { delegate?.application(self, openAddresses: addresses) }
    if addresses.isEmpty || !files.isEmpty { delegate?.application(self, openPathnames: files) }
    // The delegate has shown another window for the files.
    if let window = keyWindow, window !== before { raise(window, token) }
  }

  /// Activates a window with the activation token of the second start.
  package func raise(_ window: Window, _ token: String?) {
    if let token, !token.isEmpty { window.surface?.activate(token: token) }
    window.makeKey()
  }
}
