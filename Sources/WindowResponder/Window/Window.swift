import ResponderPlatform

/// A window on the desktop, and the root of the views in it.
///
/// Make one, give it a root view controller, and show it:
///
///     let window = Window(size: Size(width: 480, height: 320))
///     window.title = "Counter"
///     window.rootViewController = CounterController()
///     window.makeKeyAndVisible()
///
/// Its coordinates start at the top left of the window as the desktop sees it, in points. Where the
/// compositor draws no title bar the window draws its own at the top; the root view lies below it,
/// and ``View/safeAreaInsets`` tells its height. Follows `UIWindow`.
@preconcurrency @MainActor
open class Window: View, UndoAction, RedoAction, PerformCloseAction, ToggleFullscreenAction {
  // MARK: Making one

  /// Creates a window of a size in points; where the desktop leaves it the choice, it has that size. In a
  /// layer (``role-swift.property``) zero is a side that reaches from one edge of the screen to the other.
  public convenience init(size: Size) {
    self.init(frame: Rect(origin: .zero, size: size))
  }

  /// Creates a window; only the size of the frame counts, since Wayland places windows by itself.
  ///
  /// One of the size of a monitor (``Screen/bounds``) opens maximised, or on the whole screen where the
  /// desktop maximises nothing; it has the usual size, 640 by 480 points, when it stands free.
  public override init(frame: Rect = Rect(x: 0, y: 0, width: 640, height: 480)) {
    wantedSize = frame.size
    super.init(frame: Rect(origin: .zero, size: frame.size))
    prepareForScreen()
    noteSizeByProgram(frame.size)
  }

  /// Creates a window of the usual size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    wantedSize = Window.usualSize
    super.init(coder: coder)
    geometry.frame = Rect(origin: .zero, size: wantedSize)
    prepareForScreen()
  }

  private func prepareForScreen() {
    appearance.isHidden = true
    ownWindow = self
    remains.isOfWindow = true
    backgroundColor = .systemGroupedBackground
    pacer.onDirty = { [weak self] in self?.becameDirty() }
  }

  /// The size that the program wants, where the desktop leaves it the choice, in points.
  var wantedSize: Size

  /// The window's size, in points; the origin stays zero, since the desktop places windows.
  ///
  /// Setting it gives a window that stands free another size. One that is maximised, tiled or on the
  /// whole screen has it when it stands free again.
  open override var frame: Rect {
    get { super.frame }
    set { resizeByProgram(to: newValue.standardized.size) }
  }

  // MARK: What it shows

  /// The controller whose view fills the window.
  open var rootViewController: ViewController? {
    didSet { rootViewControllerDidChange(from: oldValue) }
  }

  /// The name on the title bar and in the desktop's lists; the root controller's until it is set.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// The smallest size that the user may give the window, in points; nil for no limit.
  open var minimumSize: Size? { didSet { sizeLimitsDidChange() } }
  /// The largest size that the user may give the window, in points; nil for no limit.
  open var maximumSize: Size? { didSet { sizeLimitsDidChange() } }

  /// The theme of this window alone; nil for the application's.
  open var overrideTheme: Theme? {
    didSet {
      let old = (oldValue ?? programContext.theme).fonts
      ownThemes = overrideTheme.map { ThemeVariants($0) }
      traitsMayHaveChanged(tellsTheme: false)
      announceTheme(resizesText: theme.fonts != old)
    }
  }

  /// What the window is to the desktop: one of its windows, or a panel that belongs to the screen. See
  /// <doc:PanelsAndOverlays>.
  ///
  /// Set it before the window is shown. While it is shown a layer's edges, margins, zone, keyboard and layer
  /// can be changed; namespace, screen, and the change between a window and a layer wait until it is shown
  /// the next time. UIKit has nothing of the kind.
  open var role = Role.window {
    didSet { if role != oldValue { roleDidChange() } }
  }
  /// Whether it is shown as a surface of the screen: it has that role, and the desktop offers it.
  final var isLayer = false

  /// How high the window stands among those of the program.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { levelDidChange() } }
  }

  /// The name by which the window's size is remembered from one run of the program to the next; nil, as at
  /// first, for not at all. Set it before the window is shown. Follows AppKit's
  /// `NSWindow.setFrameAutosaveName(_:)`.
  ///
  /// The size is that which the window has when it stands free, beside whether it was maximised. What the
  /// desktop has no room for, or the limits forbid, is left out. It is kept in the user's state
  /// (`$XDG_STATE_HOME`), under ``Application/identifier``.
  open var frameAutosaveName: String? {
    didSet { if frameAutosaveName != oldValue { ownApplication.restoreSize(of: self) } }
  }

  /// Keeps the window's size, and whether it is maximised or on the whole screen. Where
  /// ``frameAutosaveName`` is set, its own file has the size. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodePlace(coder)
  }

  /// Takes that back. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodePlace(coder)
  }

  /// The window that this one belongs to, as a dialog does: the desktop shows it above that one. It is
  /// held weakly. Follows `xdg_toplevel.set_parent`.
  open weak var transientParent: Window? {
    didSet { parentDidChange() }
  }
  /// How many windows were shown before it, when it was shown.
  final var showNumber = 0
  /// How many times it was shown or taken from the screen.
  final var screenChanges = 0
  /// The parent that the desktop knows of.
  final weak var toldParent: Window?

  // MARK: On screen

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    // Who heard of it may have closed it.
    if isOnScreen { makeKey() }
  }

  /// Whether the window is a menu or the like, which hangs on another.
  var isPopup: Bool { false }

  /// Whether the surface takes pointer and fingers.
  var takesSurfaceInput: Bool { true }

  /// Whether the window may be the one that keys go to; true until overridden.
  open var canBecomeKey: Bool { true }

  /// Makes the window the one that keys go to, as far as that is for the program to say.
  open func makeKey() { ownApplication.setKeyWindow(self) }

  /// Takes the window from the screen. The delegate is not asked.
  open func close() { isHidden = true }

  /// The user asked to close the window. The base class asks the delegate's `windowShouldClose` and
  /// closes it.
  open func performClose() { closeIfAllowed() }

  /// The command Close, which Ctrl+W is: the same as ``performClose()``.
  open func performClose(_ sender: Any?) { performClose() }

  /// Whether the window is not on screen.
  open override var isHidden: Bool {
    get { super.isHidden }
    set { setOnScreen(!newValue) }
  }

  /// Whether keys go to this window.
  public var isKeyWindow: Bool { application?.keyWindow === self }

  /// The window has become the key window.
  open func becomeKey() {}
  /// The window is no longer the key window.
  open func resignKey() {}

  /// What the desktop makes of the window at present.
  public internal(set) final var desktopState: DesktopState = []
  /// Whether it was ever the one that is worked in: before, it counts as such.
  final var wasActivated = false

  /// Asks the desktop to show the window as large as fits, or no longer so.
  open func setMaximized(_ maximized: Bool) {
    wantsMaximized = maximized
    surface?.setMaximized(maximized)
  }
  /// Asks the desktop to show the window on the whole screen, or no longer so.
  open func setFullscreen(_ fullscreen: Bool) {
    wantsFullscreen = fullscreen
    surface?.setFullscreen(fullscreen)
  }
  /// The command Full Screen, which F11 is: goes to the whole screen, or back.
  open func toggleFullscreen(_ sender: Any?) {
    setFullscreen(!desktopState.contains(.fullscreen))
  }
  /// Asks the desktop to put the window away.
  open func minimize() { surface?.minimize() }

  /// Device pixels per point.
  open override var contentScaleFactor: Double { surface?.scale ?? shownContext?.defaultScale ?? 1 }

  // MARK: Events

  /// The view at a place. While a dialog has to be answered first that is none but the title bar.
  open override func hitTest(_ point: Point, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    guard let hit, blockingDialog != nil else { return hit }
    return titleBarView.map { hit.isDescendant(of: $0) } == true ? hit : nil
  }

  /// Hands an event to recognizers, views and responders. Every event of the window passes here.
  open func sendEvent(_ event: Event) { dispatch(event) }

  /// The window takes Tab, Escape for what is presented, and where no view has the keyboard the keys
  /// that scroll; all else goes on to the application.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !moveFocus(for: presses), !handlePresentedKeys(presses), !scroll(for: presses),
      !openMenu(for: presses), menuBarKeys?.keysBegan(presses) != true
    {
      super.pressesBegan(presses, with: event)
    }
  }

  /// A key that scrolled came up; the others go on to the application.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = endScrolling(for: presses)
    if !others.isEmpty, menuBarKeys?.keysEnded(others) != true {
      super.pressesEnded(others, with: event)
    }
  }

  /// A key that scrolled was taken away; the others go on to the application.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = endScrolling(for: presses, isCancelled: true)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// The application.
  open override var next: Responder? { ownApplication }

  /// The window's own manager, made when it is first asked for.
  open override var undoManager: UndoManager? {
    if let existingUndoManager { return existingUndoManager }
    let manager = UndoManager()
    existingUndoManager = manager
    return manager
  }

  /// Undoes the last change, by the nearest manager of the first responder's chain that has one.
  open func undo(_ sender: Any?) { undoByCommand() }

  /// Redoes the last change, by the nearest manager of the first responder's chain that has one.
  open func redo(_ sender: Any?) { redoByCommand() }

  /// Undo and redo can be performed while there is something to undo or redo.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == .undo { return canUndoByCommand }
    if action == .redo { return canRedoByCommand }
    return super.canPerformAction(action, withSender: sender)
  }

  /// Undo and redo say what they undo and redo.
  open override func validate(_ command: Command) {
    super.validate(command)
    if command.action == .undo {
      command.title = undoCommandTitle ?? command.title
    } else if command.action == .redo {
      command.title = redoCommandTitle ?? command.title
    }
  }

  /// The window's shadow has a colour of the theme too.
  open override func themeDidChange() {
    super.themeDidChange()
    if surface != nil { canvas.invalidateSurface() }
  }

  override var drawsNothing: Bool { Swift.type(of: self) == Window.self }

  override var firstResponderHost: (any FirstResponderHost)? { focus }

  /// The responder that gets keys and actions first; nil for none.
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
  /// Which scroll view has the scrolling that goes on.
  final var scrollLatch = ScrollLatch()
  final lazy var pointer = PointerTracker(window: self)
  final lazy var chrome = WindowChrome(window: self)
  final lazy var canvas = WindowCanvas(window: self)
  /// The menu bar that F10 and the Alt key open; nil for none.
  package final weak var menuBarKeys: (any MenuBarKeys)?
  /// The scroll view that is scrolled by keys that no responder has handled.
  final weak var keyScroller: ScrollView?
  /// The input views of the first responder; nil while it has none.
  final var inputHost: InputViewHost?
  final var isRevealing = false
  /// Whether the window is about to close: everything in it is being ended.
  final var isLeavingScreen = false
  /// What lies over text that is worked on; nil while nothing does.
  final var textOverlay: TextOverlay?
  /// Who puts something where it belongs before each frame that is drawn, when all else is laid out:
  /// what has to follow whatever scrolls. While no frame is drawn nothing is asked.
  package final var beforeFrame: ObserverList<Window> {
    if let madeBeforeFrame { return madeBeforeFrame }
    let made = ObserverList<Window>()
    madeBeforeFrame = made
    return made
  }
  final var madeBeforeFrame: ObserverList<Window>?
  /// The caret that blinks in the window, or was the last to.
  final weak var blinkingCaret: TextCaret?
  /// The scale that views and the delegate have been told; nil before the first.
  final var toldScale: Double?
  /// What is presented above the root controller, from the bottom up.
  final var presentations: [PresentationController] = [] {
    didSet { pointerLockMayHaveChanged() }
  }
  /// What the window asks of the desktop; nil for nothing.
  final var desktopRequests: WindowRequests?
  /// What moves in the window; nil until something does. See ``frameClock``.
  final var existingFrameClock: FrameClock?

  /// Nil until somebody asks for it. See ``undoManager``.
  final var existingUndoManager: UndoManager?

  /// What shows the window; nil while it is hidden or no display is there.
  final var surface: (any Surface)? {
    get { surfaceKeeper.surface }
    set { surfaceKeeper.surface = newValue }
  }
  private final let surfaceKeeper = SurfaceKeeper()
  /// The application that shows the window; nil before it was first shown.
  final weak var application: (any WindowProgram)? {
    didSet { shownContext = application?.programContext }
  }
  /// What that application gives to everything in it. It goes with the application.
  private final weak var shownContext: ProgramContext?
  /// What the window hands to its views and recognizers.
  final var ownContext: ProgramContext { shownContext ?? .current }
  var ownApplication: any WindowProgram {
    if let application { return application }
    let finder: any ProgramFinding.Type = Window.self
    return finder.sharedProgram
  }

  /// The colours, metrics and fonts of all in the window.
  open override var theme: Theme {
    overridesTraits ? shownTheme : overrideTheme ?? programContext.theme
  }
  /// The variants of ``overrideTheme``.
  final var ownThemes: ThemeVariants?
  /// The traits of all in the window that overrides none, as they were made last.
  final var madeTraits: TraitCollection?
}
