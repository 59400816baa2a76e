import ResponderPlatform
import ResponderRuntime

/// A window on the desktop, and the root of its view hierarchy.
///
/// Create one, set its root view controller, and show it:
///
///     let window = Window(size: Size(width: 480, height: 320))
///     window.title = "Counter"
///     window.rootViewController = CounterController()
///     window.makeKeyAndVisible()
///
/// Its coordinates begin at the top left corner of the window geometry, in points. If the compositor draws no
/// title bar, the window draws its own at the top. The root view is below it, and ``View/safeAreaInsets``
/// contains its height. Follows `UIWindow`.
@preconcurrency @MainActor
open class Window: View, UndoAction, RedoAction, PerformCloseAction, ToggleFullscreenAction {
  // MARK: Creation

  /// Creates a window of a size in points, which it has if the compositor leaves the choice to it. In a layer
  /// (``role-swift.property``), a zero width or height fills the distance from one edge of the screen to the
  /// other.
  public convenience init(size: Size) {
    self.init(frame: Rect(origin: .zero, size: size))
  }

  /// Creates a window. Only the size of the frame is used, because the compositor places windows.
  ///
  /// A window of the size of a screen (``Screen/bounds``) opens maximized, or full-screen if the compositor
  /// maximizes no windows. When it is floating, it has the default size of 640 by 480 points.
  public override init(frame: Rect = Rect(x: 0, y: 0, width: 640, height: 480)) {
    wantedSize = frame.size
    super.init(frame: Rect(origin: .zero, size: frame.size))
    prepareForScreen()
    noteSizeByProgram(frame.size)
  }

  /// Creates a window in a scene. It has the size of the screen and opens maximized, or full-screen if the
  /// desktop maximizes no windows. Follows `UIWindow.init(windowScene:)`.
  public init(windowScene: WindowScene) {
    wantedSize = Screen.main.bounds.size
    super.init(frame: Rect(origin: .zero, size: wantedSize))
    prepareForScreen()
    open(in: windowScene)
  }

  /// Creates a window of the default size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    wantedSize = Window.usualSize
    super.init(coder: coder)
    geometry.frame = Rect(origin: .zero, size: wantedSize)
    prepareForScreen()
  }

  /// The size that the window has if the display leaves the choice to it, in points.
  var wantedSize: Size

  /// The window's size, in points. The origin stays zero, because the compositor places windows.
  ///
  /// Setting it resizes a floating window. A maximized, tiled or full-screen window takes the size when it is
  /// floating again.
  open override var frame: Rect {
    get { super.frame }
    set { resizeByProgram(to: newValue.standardized.size) }
  }

  // MARK: Content

  /// The controller whose view fills the window.
  open var rootViewController: ViewController? {
    didSet { rootViewControllerDidChange(from: oldValue) }
  }

  /// The title in the title bar and in the desktop's lists. If it is `nil`, the root controller's title is
  /// used.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// The minimum size that the user can give the window, in points, or `nil` for no limit.
  open var minimumSize: Size? { didSet { sizeLimitsDidChange() } }
  /// The maximum size that the user can give the window, in points, or `nil` for no limit.
  open var maximumSize: Size? { didSet { sizeLimitsDidChange() } }

  /// The theme of this window alone, or `nil` for the application's.
  open var overrideTheme: Theme? {
    didSet {
      let old = (oldValue ?? programContext.theme).fonts
      ownThemes = overrideTheme.map { ThemeVariants($0) }
      traitsMayHaveChanged(tellsTheme: false)
      announceTheme(resizesText: theme.fonts != old)
    }
  }

  /// The role of the window on the desktop: an ordinary window, or a layer of the screen. The default is
  /// `.window`. See <doc:PanelsAndOverlays>.
  ///
  /// Set it before the window is shown. While it is shown, a layer's edges, margins, zone, keyboard and layer
  /// can be changed. A change of namespace or screen, or between a window and a layer, takes effect when it
  /// is shown the next time. UIKit has no such property.
  open var role = Role.window {
    didSet { if role != oldValue { roleDidChange() } }
  }
  /// A Boolean value that indicates whether the window is shown as a layer: it has that role, and the desktop
  /// supports it.
  final var isLayer = false

  /// The level of the window among the windows of the application. The default is `.normal`.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { levelDidChange() } }
  }

  /// The name under which the window's size is saved for the next run of the program. If it is `nil`, which
  /// is the default, the size is not saved. Set it before the window is shown. Follows AppKit's
  /// `NSWindow.setFrameAutosaveName(_:)`.
  ///
  /// The saved values are the size of the floating window, and whether it was maximized. A size that does not
  /// fit on the desktop, or is outside of the limits, is ignored. It is saved in the user's state folder
  /// (`$XDG_STATE_HOME`), under ``Application/identifier``.
  open var frameAutosaveName: String? {
    didSet { if frameAutosaveName != oldValue { ownApplication.restoreSize(of: self) } }
  }

  /// Saves the window's size, and whether it is maximized or full-screen. If ``frameAutosaveName`` is set,
  /// its own file contains the size. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodePosition(coder)
  }

  /// Restores the window's size, and whether it is maximized or full-screen. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodePosition(coder)
  }

  /// The window that this one belongs to, as a dialog does. The compositor shows this window above it. It is
  /// held weakly. Follows `xdg_toplevel.set_parent`.
  open var transientParent: Window? {
    get { transientParentLink.target }
    set {
      transientParentLink.target = newValue
      parentDidChange()
    }
  }
  private final var transientParentLink = BackLink<Window>()
  /// The number of windows that were shown before this one.
  final var showNumber = 0
  /// The number of times that the window was shown or removed from the screen.
  final var screenChanges = 0
  /// The parent that was sent to the compositor.
  @BackLink final var toldParent: Window?

  // MARK: On screen

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    // A handler may have closed the window.
    if isOnScreen { makeKey() }
  }

  /// A Boolean value that indicates whether the window is a popup, such as a menu.
  var isPopup: Bool { false }

  /// A Boolean value that indicates whether the surface accepts pointer and touch input.
  var takesSurfaceInput: Bool { true }

  /// A Boolean value that indicates whether the window can become the key window. The default is `true`.
  open var canBecomeKey: Bool { true }

  /// Makes the window the key window, as far as the program can decide that.
  open func makeKey() { ownApplication.setKeyWindow(self) }

  /// Removes the window from the screen. The delegate is not asked.
  open func close() { isHidden = true }

  /// Closes the window for the user. The base class first asks the delegate's `windowShouldClose`.
  open func performClose() { closeIfAllowed() }

  /// Closes the window as ``performClose()`` does. This is the command Close, with the keys Ctrl+W.
  open func performClose(_ sender: Any?) { performClose() }

  /// A Boolean value that indicates whether the window is not on screen.
  open override var isHidden: Bool {
    get { super.isHidden }
    set { setOnScreen(!newValue) }
  }

  /// A Boolean value that indicates whether the window is the key window.
  public var isKeyWindow: Bool { application?.keyWindow === self }

  /// Called when the window has become the key window.
  open func becomeKey() {}
  /// Called when the window is no longer the key window.
  open func resignKey() {}

  /// The state that the compositor has assigned to the window.
  public internal(set) final var desktopState: DesktopState = []
  /// A Boolean value that indicates whether the window was ever active. Before that, it counts as active.
  final var wasActivated = false

  /// Maximizes the window, or restores it. The compositor decides.
  open func setMaximized(_ maximized: Bool) {
    wantsMaximized = maximized
    surface?.setMaximized(maximized)
  }
  /// Makes the window full-screen, or restores it. The compositor decides.
  open func setFullscreen(_ fullscreen: Bool) {
    wantsFullscreen = fullscreen
    surface?.setFullscreen(fullscreen)
  }
  /// Makes the window full-screen, or restores it. This is the command Full Screen, with the key F11.
  open func toggleFullscreen(_ sender: Any?) {
    setFullscreen(!desktopState.contains(.fullscreen))
  }
  /// Minimizes the window. The compositor decides.
  open func minimize() { surface?.minimize() }

  /// The number of device pixels per point.
  open override var contentScaleFactor: Double { surface?.scale ?? shownContext?.defaultScale ?? 1 }

  // MARK: Events

  /// Returns the view at a point. If a modal dialog blocks the window, only the title bar can be hit.
  open override func hitTest(_ point: Point, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    guard let hit, blockingDialog != nil else { return hit }
    return titleBarView.map { hit.isDescendant(of: $0) } == true ? hit : nil
  }

  /// Dispatches an event to recognizers, views and responders. Every event of the window passes through this
  /// method.
  open func sendEvent(_ event: Event) { dispatch(event) }

  /// Handles Tab, the keys of presentations such as Escape, keys that scroll if no view has the focus, and
  /// the keys of menus. All others go to the application.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !moveFocus(for: presses), !handlePresentedKeys(presses), !scroll(for: presses),
      !openMenu(for: presses), !refresh(for: presses), menuBarKeys?.keysBegan(presses) != true
    {
      super.pressesBegan(presses, with: event)
    }
  }

  /// Ends scrolling for a key that came up. All other keys go to the application.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = endScrolling(for: presses)
    if !others.isEmpty, menuBarKeys?.keysEnded(others) != true {
      super.pressesEnded(others, with: event)
    }
  }

  /// Ends scrolling for a key that was cancelled. All other keys go to the application.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = endScrolling(for: presses, isCancelled: true)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// The application.
  open override var next: Responder? { ownApplication }

  /// The window's own undo manager. Created on first access.
  open override var undoManager: UndoManager? {
    if let existingUndoManager { return existingUndoManager }
    let manager = UndoManager()
    existingUndoManager = manager
    return manager
  }

  /// Undoes the last change, with the nearest manager of the first responder's chain that has one.
  open func undo(_ sender: Any?) { undoByCommand() }

  /// Redoes the change that was undone last, with the nearest manager of the first responder's chain that has
  /// one.
  open func redo(_ sender: Any?) { redoByCommand() }

  /// Returns a Boolean value that indicates whether a command is available. Undo and Redo need a change to
  /// undo or redo.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == .undo { return canUndoByCommand }
    if action == .redo { return canRedoByCommand }
    return super.canPerformAction(action, withSender: sender)
  }

  /// Sets the titles of Undo and Redo to those of the changes.
  open override func validate(_ command: Command) {
    super.validate(command)
    if command.action == .undo {
      command.title = undoCommandTitle ?? command.title
    } else if command.action == .redo {
      command.title = redoCommandTitle ?? command.title
    }
  }

  /// Redraws the window with its shadow, whose color the theme determines too.
  open override func themeDidChange() {
    super.themeDidChange()
    if surface != nil { canvas.invalidateSurface() }
  }

  override var drawsNothing: Bool { Swift.type(of: self) == Window.self }

  override var firstResponderHost: (any FirstResponderHost)? { focus }

  /// The responder that receives keys and actions first, or `nil` if there is none.
  public var firstResponder: Responder? { focus.firstResponder }

  // MARK: Layout

  /// Places the title bar and the root view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  // MARK: Parts

  final let opening = WindowOpening()
  final let pacer = FramePacer()
  final let touchDispatcher = TouchDispatcher()
  final lazy var pressDispatcher = PressDispatcher(window: self)
  final lazy var focus = FocusController(window: self)
  /// The scroll view that receives the scrolling in progress.
  final var scrollLatch = ScrollLatch()
  final lazy var pointer = PointerTracker(window: self)
  final lazy var chrome = WindowChrome(window: self)
  final lazy var canvas = WindowCanvas(window: self)
  /// The menu bar that F10 and the Alt key open, or `nil` if there is none.
  package final weak var menuBarKeys: (any MenuBarKeys)?
  /// The scroll view that is scrolled by keys that no responder has handled.
  @BackLink final var keyScroller: ScrollView?
  /// The container of the first responder's input views, or `nil` if it has none.
  final var inputHost: InputViewHost?
  /// The view controllers that follow the input view.
  final var inputFollowers = InputViewFollowers()
  final var isRevealing = false
  /// A Boolean value that indicates whether the window is closing and its events and transitions are being
  /// ended.
  final var isLeavingScreen = false
  /// The overlay with the handles and the loupe of text, or `nil` if there is none.
  final var textOverlay: TextOverlay?
  /// The observers that are notified before each frame, after layout, to move views that follow scrolled
  /// content. While no frame is drawn, they are not notified.
  package final var beforeFrame: ObserverList<Window> {
    if let madeBeforeFrame { return madeBeforeFrame }
    let made = ObserverList<Window>()
    madeBeforeFrame = made
    return made
  }
  final var madeBeforeFrame: ObserverList<Window>?
  /// The caret that blinks in the window, or did so last.
  @BackLink final var blinkingCaret: TextCaret?
  /// The scale that views and the delegate were last notified of, or `nil` before the first time.
  final var toldScale: Double?
  /// The presentations above the root controller, from the bottom up.
  final var presentations: [PresentationController] = [] {
    didSet {
      pointerLockMayHaveChanged()
      accessibilityDidChange(.children)
    }
  }
  /// The window's requests to the desktop, or `nil` if there are none.
  final var desktopRequests: WindowRequests?
  /// The clock of the window's animations, or `nil` before the first one. See ``frameClock``.
  final var existingFrameClock: FrameClock?

  /// The storage of ``undoManager``. Created on first access.
  final var existingUndoManager: UndoManager?

  /// The surface that shows the window, or `nil` if the window is hidden or there is no display.
  final var surface: (any Surface)? {
    get { surfaceKeeper.surface }
    set { surfaceKeeper.surface = newValue }
  }
  private final let surfaceKeeper = SurfaceKeeper()
  /// The application that shows the window, or `nil` before it was first shown.
  final var application: (any WindowProgram)? {
    get { applicationLink?() }
    set {
      applicationLink = newValue?.backLink
      shownContext = newValue?.programContext
    }
  }
  private final var applicationLink: (@MainActor () -> (any WindowProgram)?)?
  /// The context of that application. It is released with the application.
  @BackLink private final var shownContext: ProgramContext?
  /// The context that the window provides to its views and recognizers.
  final var ownContext: ProgramContext { shownContext ?? .current }
  var ownApplication: any WindowProgram { application ?? Window.sharedProgram }

  /// The colors, metrics and fonts of all views in the window.
  open override var theme: Theme {
    overridesTraits ? shownTheme : overrideTheme ?? programContext.theme
  }
  /// The variants of ``overrideTheme``.
  final var ownThemes: ThemeVariants?
  /// The traits of the views in the window that override none, as last computed.
  final var madeTraits: TraitCollection?
}
