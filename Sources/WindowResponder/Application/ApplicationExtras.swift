/// What few programs need from the first, made when it is needed.
@MainActor final class ApplicationExtras {
  let undelivered = UndeliveredActions()
  var motionSettings = MotionSettings()
  var motion: MotionCenter?
  /// What a shake asks at present.
  weak var undoAlert: AlertController?
  var desktopSettings: DesktopSettings?
  let scenes = SceneState()
  var isIdleTimerDisabled = false
  /// By which the first window may be raised, from what started the program; nil once it was used.
  var startupToken: String?
  var badgeNumber = 0
  /// What keeps the program's state; nil where nothing does.
  var stateKeeper: StateKeeper?
  var isNetworkActive = false
  var lastBackgroundTask = 0
  /// What tells the desktop of the program's menus; nil where the program does not want that.
  var menuExporter: MenuExporter?
  let desktopMenuObservers = ObserverList<Bool>()
  var singleInstance: SingleInstance?
  var information: ProgramInformation?
  /// The delegate has put off its answer whether the program may end.
  var waitsForTerminateReply = false
  /// Where a program that `main()` has not started keeps its own files; nil before it has any.
  var temporaryFolder: String?
  /// What counts instead of what the desktop says of the appearance.
  var appearanceOverrides = AppearanceOverrides()
  /// The files of earlier versions that were looked for, by their kinds and the folders that they go to.
  var soughtFormerFiles: Set<String> = []
  /// The program was started by `main()`, rather than by a test.
  var isStartedByMain = false
  /// The display that is being connected to while the program is launched; nil at all other times.
  var opening: DisplayOpening?
  /// The display was waited for once to describe its outputs.
  var hasAwaitedOutputs = false
  /// How many configures of all windows came.
  var configureCount = 0
  /// How long a window waits for its first size before its content is made all the same, in seconds.
  var firstSizeLimit = 1.0
  /// The window that waits for the size that the display gives it first; nil for none.
  weak var sizedWindow: Window?
  let remoteControlObservers = ObserverList<RemoteControlStatus>()
}
