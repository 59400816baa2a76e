import ResponderPlatform
import ResponderRuntime
import ResponderSystem

/// The central object of a program: its windows, its event queue, and the last responder but one in the
/// responder chain.
///
/// Mark a delegate with `@main` to start the program:
///
///     @main final class Counter: Responder, ApplicationDelegate {
///       let window = Window(size: Size(width: 320, height: 200))
///
///       func applicationDidFinishLaunching(_ application: Application) {
///         window.rootViewController = CounterController()
///         window.makeKeyAndVisible()
///       }
///     }
///
/// Follows `UIApplication`.
@preconcurrency @MainActor
open class Application: Responder, TerminateAction, ShowAboutAction, ToggleInspectorAction {
  /// The application. Created on first access.
  public internal(set) static var shared: Application {
    get {
      if let current { return current }
      let application = Application()
      current = application
      return application
    }
    set { current = newValue }
  }
  static var current: Application? {
    didSet {
      ProgramContext.current = current?.programContext ?? ProgramContext()
      if current !== oldValue { AccessibilityHubs.current = nil }
    }
  }

  /// Creates an application that shows nothing until it is connected to a display.
  public override init() {
    super.init()
    TaskThreads.install()
    programContext.program = self
    programContext.traitSource = self
    programContext.onLater = { [queue] body in queue.append(.system(body)) }
    FontMetrics.textScale = systemAppearance.textScale
    programContext.updateTraits()
  }

  // MARK: Identity

  /// The object that is notified of launching, activation and closing.
  public final var delegate: (any ApplicationDelegate)?

  /// The name that the user sees, and that begins lines on the standard error.
  ///
  /// The default is the last part of ``identifier``, such as `Notes` in `org.example.Notes`.
  public final var name: String {
    get { programContext.name }
    set { programContext.identity.givenName = newValue }
  }

  /// The identifier of the program: the reversed domain of its vendor and a name, such as
  /// `org.example.Notes`.
  ///
  /// It names the folders of settings, restored state, unsaved documents, ``dataFolder`` and ``cacheFolder``.
  /// It also names the program in the list of recent files, and its `.desktop` file
  /// (`xdg_toplevel.set_app_id`). Set it before windows are shown. If it is needed before the delegate is
  /// created, implement ``ApplicationDelegate/applicationIdentifier`` instead.
  ///
  /// The default, also if it is set to an empty string, is the name of the module that declares the delegate.
  /// Without a delegate it is the name of the executable file. A program with a delegate therefore keeps its
  /// identifier when its executable file is renamed. Follows `Bundle.bundleIdentifier`.
  open var identifier: String {
    get { programContext.identity.identifier }
    set { setIdentifier(newValue) }
  }

  /// The colors, metrics and fonts of every window that has no theme of its own.
  ///
  /// It follows ``systemAppearance`` until the program sets it. ``followSystemTheme()`` makes it follow
  /// again.
  public final var theme: Theme {
    get { programContext.theme }
    set {
      let old = programContext.theme
      programContext.theme = newValue
      themeWasSet(from: old)
    }
  }
  /// A Boolean value that indicates whether the program has set ``theme`` itself.
  final var hasOwnTheme = false
  final var isTakingSystemTheme = false

  /// The appearance that the desktop requests, as far as it is known.
  public internal(set) final var systemAppearance = SystemAppearance()
  /// The observers of ``systemAppearance``.
  public final let systemAppearanceObservers = ObserverList<SystemAppearance>()
  /// The observers of memory warnings. Follows `UIApplication.didReceiveMemoryWarningNotification`.
  public final let memoryWarningObservers = ObserverList<Application>()
  /// The observers of the desktop's language and formats. Follows
  /// `NSLocale.currentLocaleDidChangeNotification`.
  public final let localeObservers = ObserverList<Application>()

  /// The observers that are notified when the application has become active, after the delegate. Follows
  /// `UIApplication.didBecomeActiveNotification`.
  public final let didBecomeActiveObservers = ObserverList<Application>()
  /// The observers that are notified when the application is about to become inactive, after the delegate.
  /// Follows `UIApplication.willResignActiveNotification`.
  public final let willResignActiveObservers = ObserverList<Application>()
  /// The observers that are notified when the application has entered the background, after the delegate.
  /// Follows `UIApplication.didEnterBackgroundNotification`.
  public final let didEnterBackgroundObservers = ObserverList<Application>()
  /// The observers that are notified when the application is about to leave the background, after the
  /// delegate. Follows `UIApplication.willEnterForegroundNotification`.
  public final let willEnterForegroundObservers = ObserverList<Application>()
  /// The observers that are notified when the program is about to end, after the delegate. See
  /// ``ApplicationDelegate/applicationWillTerminate(_:)`` for the cases. Follows
  /// `UIApplication.willTerminateNotification`.
  public final let willTerminateObservers = ObserverList<Application>()

  /// A Boolean value that indicates whether motion on screen is reduced. If it is `true`, animations show the
  /// end of a movement at once.
  ///
  /// See ``Accessibility/isReduceMotionEnabled``.
  public final var prefersReducedMotion: Bool {
    get { programContext.prefersReducedMotion }
    set {
      guard newValue != programContext.prefersReducedMotion else { return }
      programContext.prefersReducedMotion = newValue
      reduceMotionObservers.tell(newValue)
      ProgramNotifications.tell(
        .accessibilityChanged("UIAccessibilityReduceMotionStatusDidChangeNotification"), from: nil)
    }
  }
  final let reduceMotionObservers = ObserverList<Bool>()

  /// The time after launching without a window before the program writes a line to the standard error, in
  /// seconds. The default is 2. If it is `nil`, which the delegate may set for a program without windows, no
  /// line is written.
  open var windowlessInterval: Double? = 2

  /// The limits for the recognition of touches and gestures.
  public final var interactionSettings: InteractionSettings {
    get { programContext.interactionSettings }
    set { programContext.interactionSettings = newValue }
  }

  /// The limits for the recognition of movements of the device.
  public final var motionSettings: MotionSettings {
    get { extras.motionSettings }
    set {
      guard newValue != extras.motionSettings else { return }
      extras.motionSettings = newValue
      extras.motion?.settingsDidChange()
    }
  }

  /// A Boolean value that indicates whether shaking the device offers to undo if there is something to undo.
  /// The default is `true`.
  open var applicationSupportsShakeToEdit = true

  // MARK: Remote control

  /// Makes the application receive events from media keys, headsets and other programs that control it.
  ///
  /// ``Application/remoteControlStatus`` reports the result.
  open func beginReceivingRemoteControlEvents() { beginRemoteControl() }

  /// Stops what ``beginReceivingRemoteControlEvents()`` has started.
  open func endReceivingRemoteControlEvents() { endRemoteControl() }

  // The application's own override offers to undo, and is at the end of every responder chain.
  override var motionBase: Responder.Type { Application.self }

  /// Offers to undo after a shake, unless a responder earlier in the chain has handled the shake.
  open override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    if motion == .motionShake { askAboutUndo() }
    super.motionEnded(motion, with: event)
  }

  // MARK: Windows

  /// The windows on screen, by ``Window/windowLevel``, and within a level in the order in which they were
  /// shown.
  public internal(set) final var windows: [Window] = []
  /// The number of windows that were shown so far.
  final var showCount = 0

  /// The window that receives keys.
  public internal(set) final var keyWindow: Window? {
    get { keyWindowLink.target }
    set { keyWindowLink.target = newValue }
  }
  private final var keyWindowLink = BackLink<Window>()

  /// The state of the application.
  public internal(set) final var applicationState: State = .inactive

  /// The states of an application. The values are those of `UIApplication.State`.
  public enum State: Int, Sendable {
    /// The application is in use.
    case active
    /// A window of the application is visible, but another application is in use.
    case inactive
    /// No window of the application is visible.
    case background
  }

  // MARK: Events and actions

  /// Dispatches an event to its windows. Every event of the application passes through this method.
  open func sendEvent(_ event: Event) { dispatch(event) }

  /// Sends an action to a target, or, if the target is `nil`, to the first responder in the responder chain
  /// that implements the action.
  ///
  /// The search starts at the key window's first responder and follows its chain, then the sender's chain.
  /// After that it goes from the key window's frontmost controller to the application and its delegate.
  /// Returns `true` if a target implements the action.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Event?
  ) -> Bool {
    deliver(action, to: target, from: sender, for: event)
  }

  /// Ends the program if the delegate and all windows allow it. This is the command Quit, with the keys
  /// Ctrl+Q.
  ///
  /// The delegate's `applicationShouldTerminate` is called first. Then every window is closed as by its close
  /// button, the key window first. The program ends when all windows are closed. A window that stays open
  /// keeps the program running. To remove the command, call `builder.remove(menu: .quit)` in
  /// ``Responder/buildMenu(with:)``.
  open func terminate(_ sender: Any?) { terminateIfAllowed() }

  /// The information that the command About shows. If it is `nil`, which is the default, there is no such
  /// command.
  public final var information: ProgramInformation? {
    get { extras.information }
    set { extras.information = newValue }
  }

  /// Shows ``information`` above the frontmost controller. This is the command About.
  open func showAbout(_ sender: Any?) { presentAbout() }

  /// A Boolean value that indicates whether the user may open the inspector with Ctrl+Shift+I, or with
  /// `WINDOWRESPONDER_INSPECT=1` in the environment. The default is `true`. To ship a program without the
  /// inspector, set it to `false` in the delegate. Setting it to `false` closes an open inspector.
  ///
  /// An inspector exists if the program links `Widgets`.
  public final var isInspectorEnabled = true {
    didSet { if !isInspectorEnabled { Inspection.observer?.close() } }
  }

  /// Opens or closes the inspector, which shows the program's views, events and frames. This is the command
  /// Inspect, with the keys Ctrl+Shift+I if no other command of the program has them.
  open func toggleInspector(_ sender: Any?) { openOrCloseInspector() }

  /// Returns a Boolean value that indicates whether a command is available. About needs ``information``.
  /// Inspect needs an inspector, and ``isInspectorEnabled``.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == .showAbout { return information != nil }
    if action == .toggleInspector { return canInspect }
    return super.canPerformAction(action, withSender: sender)
  }

  /// The delegate, if it is a responder and neither a view nor a view controller.
  open override var next: Responder? {
    guard let responder = delegate as? Responder, !(responder is View),
      !(responder is ViewController), responder !== self
    else { return nil }
    return responder
  }

  override var firstResponderHost: (any FirstResponderHost)? { keyWindow?.focus }

  // MARK: Parts

  /// The objects above the windows: menus, popups, dragged text.
  final let screen = ScreenState()
  /// The program's shared context: time, timers, settings and the display.
  package final let programContext = ProgramContext.forApplication()
  final let queue = EventQueue()
  /// The observer of memory pressure, or `nil` if the kernel does not report it.
  final var memoryPressure: MemoryPressure?
  final lazy var touchTracker = TouchTracker(application: self)
  final lazy var fingerInput = TouchInput(touches: touchTracker)
  final lazy var penInput = PenInput(touches: touchTracker)
  final lazy var pointerInput = PointerInput(touches: touchTracker)
  final lazy var touchpadTracker = TouchpadTracker(application: self)
  final lazy var keyTracker = KeyTracker(application: self)
  final lazy var extras = ApplicationExtras()
  final var coalescedMoves = CoalescedMoves()
  final var modifiers: KeyModifierFlags = []
  /// A closure that is called after each key down with the use that the key had.
  package final var keyObserver: (@MainActor (Key, KeyUse) -> Void)?
  final var dirtyWindows: [Window] = []
  final var isProcessingQueue = false
  final var isUpdatingActivity = false
  final var isTerminating = false
  /// A Boolean value that indicates whether delegate and observers have been notified that the program ends.
  final var hasFinished = false
  final var hasSeenActivation = false
  final var hasBeenConfigured = false
  final var isLaunched = false
  /// A Boolean value that indicates whether the program was started by `main()` and has not shown its first
  /// frame yet.
  final var isStartingUp = false
  /// The request to the desktop before the first frame, or `nil` if it was answered or is not needed.
  final var startupSettings: StartupSettings?

  /// The current time on the clock of timers, in seconds.
  public final var now: Double { programContext.now }
}
