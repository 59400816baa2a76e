import ResponderRuntime
import ResponderSystem
import ResponderWords

extension Application {
  /// A key of the launch options. Follows `UIApplication.LaunchOptionsKey`.
  ///
  /// A desktop passes only arguments to a program, so that there are no keys yet.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Creates the delegate, which creates windows, and lays these out. None of this needs the display.
  func launch<Delegate: Responder & ApplicationDelegate>(_ type: Delegate.Type) {
    // Pango searches a font on two threads. With fewer processors, both searches would end later.
    if SystemCall.processorCount >= 4 {
      TextEngine.expectedFonts = [theme.fonts.body, theme.fonts.button]
    }
    let language = Language.current
    guard let delegate = type.create() as? Delegate else {
      preconditionFailure("An initializer gave an object of another class")
    }
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    delegate.applicationWillFinishLaunching(self)
    followLanguage(from: language)
    extras.stateRestorer?.bringBackIfPossible()
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidFinishLaunching(self)
    followLanguage(from: language)
    extras.stateRestorer?.bringBackIfPossible()
    ProgramNotifications.tell(.didFinishLaunching, from: self)
    scenes.connect(in: self)
    extras.stateRestorer?.bringBackIfPossible()
    for window in windows { window.layoutIfNeeded() }
    extras.stateRestorer?.launchIsOver()
  }

  /// Changes the layout direction to that of the language if the delegate has changed the language, for
  /// example with catalogs, and has set no direction.
  private func followLanguage(from old: Language) {
    let before = UserInterfaceLayoutDirection(old)
    let after = UserInterfaceLayoutDirection(Language.current)
    guard before != after, userInterfaceLayoutDirection == before else { return }
    userInterfaceLayoutDirection = after
  }

  /// Starts a program with a delegate, runs it, and exits the process.
  static func main(delegate type: (some Responder & ApplicationDelegate).Type) -> Never {
    TextEngine.begin()
    let application = Application.shared
    application.isStartingUp = true
    application.reportMissingEntries()
    application.extras.isStartedByMain = true
    Language.use(
      Language.preferred(locale: Environment.localeName, list: Environment.languageList))
    application.userInterfaceLayoutDirection = UserInterfaceLayoutDirection(Language.current)
    application.takeIdentity(of: type)
    if let help = type.commandLineHelp { application.takeLaunchOptions(help: help) }
    application.keepSettingsInFile()
    application.keepStateInFile()
    application.extras.startupToken = takeActivationToken()
    application.useSessionBus(at: Environment.sessionBusAddress)
    application.extras.accessibilityAddress = Environment.accessibilityBusAddress
    if let name = type.singleInstanceName,
      !application.becomeSingleInstance(
        name, files: application.launchPathnames, addresses: application.launchAddresses,
        token: application.extras.startupToken)
    {
      CurrentProcess.exit(0)
    }
    application.followEnvironmentAppearance()
    application.askForDesktopSettings()
    application.followMotion(in: Accelerometer.systemFolder)
    var status: Int32 = 0
    do {
      let opening = try openPlatform()
      application.extras.opening = opening
      application.launch(type)
      let display = try opening.finish()
      if application.display == nil { application.connect(to: display) }
      application.extras.opening = nil
      application.isLaunched = true
      application.expectWindow()
      application.endOnSignals()
      try application.run()
    } catch {
      ErrorLine.write("\(application.name): \(error)")
      application.extras.stateRestorer?.windowPositions.displayWasLost()
      status = 1
    }
    application.finish()
    CurrentProcess.exit(status)
  }

  /// Writes a line to standard error if Swift's runtime lacks entries that the library uses.
  private func reportMissingEntries() {
    guard case let missing = RuntimeEntries.missing, !missing.isEmpty else { return }
    ErrorLine.write(
      "\(name): Swift's runtime lacks \(missing.joined(separator: ", ")): the program works, but "
        + "slower")
  }

  /// Writes a line to standard error if no window is shown within ``windowlessInterval`` after launching.
  /// Otherwise, a program without a window would run without end, and the user would not see the cause.
  ///
  /// A task may show a window later, which cannot be foreseen. Therefore there is a delay, and the only
  /// result is a line.
  func expectWindow() {
    guard windows.isEmpty, let interval = windowlessInterval else { return }
    let shownBefore = showCount
    ClockTimer.scheduledTimer(withTimeInterval: interval) { [link = BackLink(self)] _ in
      guard let application = link.target, application.showCount == shownBefore,
        !application.isTerminating
      else { return }
      ErrorLine.write(
        "\(application.name): no window is shown yet; the program goes on without. Make a "
          + "Window in the delegate's applicationDidFinishLaunching(_:) and call its "
          + "makeKeyAndVisible(), or set Application.windowlessInterval to nil")
    }
  }
}
