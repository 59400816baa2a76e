import ResponderPlatform
import ResponderRuntime
import ResponderSystem

/// The program: its windows, its event queue, and the last link of the responder chain but one.
///
/// Mark a delegate with `@main` and everything else follows:
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
  /// The application; made when it is first asked for.
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
    didSet { ProgramContext.current = current?.programContext ?? ProgramContext() }
  }

  /// Creates an application that shows nothing until it is connected to a display.
  public override init() {
    super.init()
    TaskThreads.install()
    programContext.program = self
    programContext.onLater = { [queue] body in queue.append(.system(body)) }
    FontMetrics.textScale = systemAppearance.textScale
    programContext.updateTraits()
  }

  // MARK: What it is

  /// The object that is notified of launching, activation and closing.
  public final var delegate: (any ApplicationDelegate)?

  /// The name that people read, and that lines on the standard error begin with.
  ///
  /// The default is the last part of ``identifier``, as `Notes` of `org.example.Notes`.
  public final var name: String {
    get { programContext.name }
    set { programContext.identity.givenName = newValue }
  }

  /// The identity of the program: a domain of its vendor backwards and a name, as `org.example.Notes`.
  ///
  /// It names the folders of settings, restored state, unsaved documents, ``dataFolder`` and
  /// ``cacheFolder``, the program in the list of recent files, and its `.desktop` file
  /// (`xdg_toplevel.set_app_id`). Set it before windows are shown. To have it known before the delegate is
  /// made, implement ``ApplicationDelegate/applicationIdentifier`` instead.
  ///
  /// The default, also if it is set to an empty text, is the name of the module that declares the delegate;
  /// if there is none, the name of the executable file. A program with a delegate keeps it when its
  /// executable file is renamed. Follows `Bundle.bundleIdentifier`.
  open var identifier: String {
    get { programContext.identity.identifier }
    set { setIdentifier(newValue) }
  }

  /// The colours, metrics and fonts of every window that has none of its own.
  ///
  /// It follows ``systemAppearance`` until the program sets it; ``followSystemTheme()`` has it follow
  /// again.
  public final var theme: Theme {
    get { programContext.theme }
    set {
      let old = programContext.theme
      programContext.theme = newValue
      themeWasSet(from: old)
    }
  }
  /// The program has set ``theme`` itself.
  final var hasOwnTheme = false
  final var isTakingSystemTheme = false

  /// How the desktop wants programs to look, as far as it has told.
  public internal(set) final var systemAppearance = SystemAppearance()
  /// Who wants to hear that ``systemAppearance`` has changed.
  public final let systemAppearanceObservers = ObserverList<SystemAppearance>()
  /// Who wants to hear that memory is short. Follows
  /// `UIApplication.didReceiveMemoryWarningNotification`.
  public final let memoryWarningObservers = ObserverList<Application>()
  /// Who wants to hear that the desktop speaks another language. Follows
  /// `NSLocale.currentLocaleDidChangeNotification`.
  public final let localeObservers = ObserverList<Application>()

  /// Who wants to hear that the program can be worked with. As with all of these, the delegate hears of it
  /// first. Follows `UIApplication.didBecomeActiveNotification`.
  public final let didBecomeActiveObservers = ObserverList<Application>()
  /// Who wants to hear that the program is about to be worked with no longer. Follows
  /// `UIApplication.willResignActiveNotification`.
  public final let willResignActiveObservers = ObserverList<Application>()
  /// Who wants to hear that nothing of the program is to be seen any more. Follows
  /// `UIApplication.didEnterBackgroundNotification`.
  public final let didEnterBackgroundObservers = ObserverList<Application>()
  /// Who wants to hear that something of the program is about to be seen again. Follows
  /// `UIApplication.willEnterForegroundNotification`.
  public final let willEnterForegroundObservers = ObserverList<Application>()
  /// Who wants to hear that the program is about to end:
  /// ``ApplicationDelegate/applicationWillTerminate(_:)`` says when. Follows
  /// `UIApplication.willTerminateNotification`.
  public final let willTerminateObservers = ObserverList<Application>()

  /// Whether things should not move about on screen: animations show the end of a movement at once.
  ///
  /// See ``Accessibility/isReduceMotionEnabled``.
  public final var prefersReducedMotion: Bool {
    get { programContext.prefersReducedMotion }
    set {
      guard newValue != programContext.prefersReducedMotion else { return }
      programContext.prefersReducedMotion = newValue
      reduceMotionObservers.tell(newValue)
      ProgramNews.tell(
        .accessibilityChanged("UIAccessibilityReduceMotionStatusDidChangeNotification"), from: nil)
    }
  }
  final let reduceMotionObservers = ObserverList<Bool>()

  /// How long a program may show no window after launching before a line on the standard error says so,
  /// in seconds; nil, which the delegate may set, for a program that means to have none.
  open var windowlessInterval: Double? = 2

  /// The limits by which touches are understood.
  public final var interactionSettings: InteractionSettings {
    get { programContext.interactionSettings }
    set { programContext.interactionSettings = newValue }
  }

  /// The limits by which movements of the device are understood.
  public final var motionSettings: MotionSettings {
    get { extras.motionSettings }
    set {
      guard newValue != extras.motionSettings else { return }
      extras.motionSettings = newValue
      extras.motion?.settingsDidChange()
    }
  }

  /// Whether shaking the device asks whether to undo, where there is something to undo; true until
  /// it is set.
  open var applicationSupportsShakeToEdit = true

  // MARK: Remote control

  /// Makes the program one that media keys, headsets and other programs control.
  ///
  /// See ``Application/remoteControlStatus`` for how it went.
  open func beginReceivingRemoteControlEvents() { beginRemoteControl() }

  /// Ends what ``beginReceivingRemoteControlEvents()`` began.
  open func endReceivingRemoteControlEvents() { endRemoteControl() }

  // Its own override asks about undoing, and is at the end of every chain.
  override var motionBase: Responder.Type { Application.self }

  /// Asks whether to undo, unless a responder below has kept the shake for itself.
  open override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    if motion == .motionShake { askAboutUndo() }
    super.motionEnded(motion, with: event)
  }

  // MARK: Windows

  /// The windows on screen: by ``Window/windowLevel``, and in the order in which they were shown.
  public internal(set) final var windows: [Window] = []
  /// How many windows were shown so far.
  final var showCount = 0

  /// The window that keys go to.
  public internal(set) final weak var keyWindow: Window?

  /// Whether the program can be worked with, and seen.
  public internal(set) final var applicationState: State = .inactive

  /// Whether a program can be worked with, and seen. The values are those of
  /// `UIApplication.State`.
  public enum State: Int, Sendable {
    /// It is what the user works in.
    case active
    /// It is to be seen, but something else is in front.
    case inactive
    /// Nothing of it is to be seen.
    case background
  }

  // MARK: Events and actions

  /// Hands an event to the windows it belongs to. Every event of the program passes here.
  open func sendEvent(_ event: Event) { dispatch(event) }

  /// Sends an action to a target; a nil target is found along the responder chain.
  ///
  /// The search goes from the key window's first responder up, then from the sender up, then from the
  /// key window's root controller to the application and its delegate. Tells whether somebody
  /// implements the action.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Event?
  ) -> Bool {
    deliver(action, to: target, from: sender, for: event)
  }

  /// The command Quit, which Ctrl+Q is: asks the delegate's `applicationShouldTerminate`, then every
  /// window as its close button does, the key window first, and ends the program once all of them are
  /// closed.
  ///
  /// A window that stays open keeps the program running. Take the command away with
  /// `builder.remove(menu: .quit)` in ``Responder/buildMenu(with:)``.
  open func terminate(_ sender: Any?) { terminateIfAllowed() }

  /// What the command About tells; nil, as at first, for a program without that command.
  public final var information: ProgramInformation? {
    get { extras.information }
    set { extras.information = newValue }
  }

  /// The command About: shows ``information`` above what is in front.
  open func showAbout(_ sender: Any?) { presentAbout() }

  /// Whether people may open the inspector, by Ctrl+Shift+I or with `WINDOWRESPONDER_INSPECT=1` in the
  /// environment; true until it is set. Set it to false in the delegate for a program that is shipped
  /// without. Setting it to false closes an inspector that is open.
  ///
  /// There is an inspector where the program links `Widgets`.
  public final var isInspectorEnabled = true {
    didSet { if !isInspectorEnabled { Inspection.observer?.close() } }
  }

  /// The command Inspect, which Ctrl+Shift+I is where the program has no other command for these keys:
  /// opens the inspector, which shows the program's views, events and frames, or closes it.
  open func toggleInspector(_ sender: Any?) { openOrCloseInspector() }

  /// Whether a command can be used now: About needs ``information``, and Inspect that there is an
  /// inspector and ``isInspectorEnabled`` is true.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == .showAbout { return information != nil }
    if action == .toggleInspector { return canInspect }
    return super.canPerformAction(action, withSender: sender)
  }

  /// The delegate, where it is a responder and neither view nor controller.
  open override var next: Responder? {
    guard let responder = delegate as? Responder, !(responder is View),
      !(responder is ViewController), responder !== self
    else { return nil }
    return responder
  }

  override var firstResponderHost: (any FirstResponderHost)? { keyWindow?.focus }

  // MARK: Parts

  /// What lies over the windows: menus, popups, dragged text.
  final let screen = ScreenState()
  /// What everything in the program is given: time, timers, settings, the display.
  package final let programContext = ProgramContext.forApplication()
  final let queue = EventQueue()
  /// Watches for memory becoming short; nil where the kernel cannot say.
  final var memoryPressure: MemoryPressure?
  final lazy var touchTracker = TouchTracker(application: self)
  final lazy var fingerInput = FingerInput(touches: touchTracker)
  final lazy var penInput = PenInput(touches: touchTracker)
  final lazy var pointerInput = PointerInput(touches: touchTracker)
  final lazy var touchpadTracker = TouchpadTracker(application: self)
  final lazy var keyTracker = KeyTracker(application: self)
  final lazy var extras = ApplicationExtras()
  final var heldMoves = HeldMoves()
  final var modifiers: KeyModifierFlags = []
  /// Called after a key went down, for a program that shows what it was used for.
  package final var keyObserver: (@MainActor (Key, KeyUse) -> Void)?
  final var dirtyWindows: [Window] = []
  final var isProcessingQueue = false
  final var isUpdatingActivity = false
  final var isTerminating = false
  /// Delegate and observers have been notified that the program ends.
  final var hasFinished = false
  final var hasSeenActivation = false
  final var hasBeenConfigured = false
  final var isLaunched = false
  /// The first frame of a program started by `main()` has not been shown yet.
  final var isStartingUp = false
  /// What is asked of the desktop before the first frame; nil once it has answered, or need not.
  final var startupSettings: StartupSettings?

  /// The time on the clock of timers, in seconds.
  public final var now: Double { programContext.now }
}
