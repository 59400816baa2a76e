import ResponderSystem

extension Application {
  /// Takes the program's name on the session bus, or hands files over to the program that has it.
  ///
  /// - Returns: Whether this start is to go on.
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

  /// What the desktop gave this start so that it may raise a window. It is taken from the environment, for
  /// it is not for programs that this one starts.
  static func takeActivationToken() -> String? {
    let token = ProcessEnvironment.value(of: "XDG_ACTIVATION_TOKEN")
    ProcessEnvironment.remove("XDG_ACTIVATION_TOKEN")
    return token
  }

  /// The program was started again while it runs.
  func startedAgain(files: [Pathname], addresses: [String], token: String?) {
    guard !hasFinished else { return }
    if let window = keyWindow ?? windows.last(where: \.canBecomeKey) { raise(window, token) }
    let before = keyWindow
    if !addresses.isEmpty { delegate?.application(self, openAddresses: addresses) }
    if addresses.isEmpty || !files.isEmpty { delegate?.application(self, openPathnames: files) }
    // The one that shows what was opened.
    if let window = keyWindow, window !== before { raise(window, token) }
  }

  /// Brings a window to the front, with the leave that the desktop gave for it.
  func raise(_ window: Window, _ token: String?) {
    if let token, !token.isEmpty { window.surface?.activate(token: token) }
    window.makeKey()
  }
}
