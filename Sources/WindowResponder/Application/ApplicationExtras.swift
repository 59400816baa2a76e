internal import ResponderAccessibility
import ResponderRuntime

/// The parts of an application that few programs need, created on first use.
@MainActor final class ApplicationExtras {
  let undelivered = UndeliveredActions()
  var motionSettings = MotionSettings()
  var motion: MotionCenter?
  /// The alert after a shake, while it is shown.
  weak var undoAlert: AlertController?
  var desktopSettings: DesktopSettings?
  /// The server of the tree of accessible objects, or `nil` before the first frame.
  var accessibilityBus: AccessibilityBus?
  /// The keys that a screen reader receives first, or `nil` while no client listens.
  var forwardedKeys: ForwardedKeys?
  /// The address of the accessibility bus in the environment, or `nil`.
  var accessibilityAddress: String?
  let scenes = SceneState()
  var isIdleTimerDisabled = false
  /// The number of requests to ignore touches.
  var ignoringDepth = 0
  /// The activation token with which the program was started, for its first window, or `nil` after its use.
  var startupToken: String?
  var badgeNumber = 0
  /// A Boolean value that indicates whether windows are being drawn.
  var isDrawing = false
  /// The object that saves the program's state, or `nil` if the state is not saved.
  var stateRestorer: StateRestorer?
  let backgroundTasks = BackgroundTasks()
  /// The object that exports the menus to the desktop, or `nil` if the application does not export them.
  var menuExporter: (any MenuExporting)?
  var singleInstance: SingleInstance?
  var information: ProgramInformation?
  /// A Boolean value that indicates whether the delegate has postponed its reply about the end of the
  /// program.
  var waitsForTerminateReply = false
  /// The folder of the program's own files if `main()` has not started it, or `nil` before first use.
  var temporaryFolder: String?
  /// A Boolean value that indicates whether the library handles options of the command line.
  var takesLaunchOptions = false
  /// The settings of the options of the command line.
  var launchOverrides = AppearanceOverrides()
  /// The settings that override the desktop's appearance.
  var appearanceOverrides = AppearanceOverrides()
  /// The files of earlier versions that were searched for, by their types and the folders that they move to.
  var soughtFormerFiles: Set<String> = []
  /// A Boolean value that indicates whether the program was started by `main()`, and not by a test.
  var isStartedByMain = false
  /// The display that is being connected to while the program is launched, otherwise `nil`.
  var opening: DisplayOpening?
  /// A Boolean value that indicates whether the program has waited for the display to describe its outputs.
  var hasAwaitedOutputs = false
  /// The number of configurations that all windows have received.
  var configureCount = 0
  /// The longest time that a window waits for its first size before its content is created, in seconds.
  var firstSizeLimit = 1.0
  /// The window that waits for its first size from the display, or `nil`.
  @BackLink var sizedWindow: Window?
  let remoteControlObservers = ObserverList<RemoteControlStatus>()
}
