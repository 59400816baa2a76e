import ResponderPlatform
@_exported import WindowResponder

/// A program without a compositor: a display in memory with a key window, and a clock that only you
/// advance.
///
///     let stage = Stage(size: Size(width: 400, height: 300))
///     stage.window.addSubview(button)
///     stage.tap(at: button.center)
///     stage.advance(by: 0.5)
///     #expect(stage.snapshot().pixel(x: 10, y: 10) == .white)
///
/// Touches work as a Wayland seat's do: what fingers did is collected, and ``frame()`` delivers it in
/// one event. Every handler has run when the call returns. Layout and drawing have happened too, or
/// wait, as on a desktop, for the frame that follows the last one: ``render()`` and ``advance(by:)``
/// bring it. Places are in window coordinates, in points; times are in seconds.
///
/// Menus and other popups lie over the window, as on a desktop, also beyond its edges where the screen
/// has room: a tap or a click at a place that a popup covers goes to that. See ``popups``.
///
/// Every closed frame is delivered at once. Set
/// `application.interactionSettings.coalescesMoves` for moves to wait for the window's next frame, as
/// they do on a desktop.
///
/// A stage is the whole program, with `Application.shared` on it: only one can be alive at a time, so
/// run such tests one after another (`swift test --no-parallel`).
@MainActor public final class Stage {
  /// The program.
  public let application: Application
  /// The key window. It has no title bar unless the stage was made with `hasTitleBar`.
  public let window: Window
  /// The window that fingers and the pointer are in, that pictures show and labels are looked for in:
  /// ``window`` until another one on screen is set. Keys go to the application's key window.
  public var frontWindow: Window {
    get { otherWindow ?? window }
    set { otherWindow = newValue === window ? nil : newValue }
  }
  private weak var otherWindow: Window?

  let display: HeadlessDisplay
  var fingers: [Int: Point] = [:]
  /// The pen, near the window or not.
  var pen = StagePen()
  var touchChanges: [TouchChange] = []
  /// What each finger came down on, and has until it is lifted.
  var fingerSurfaces: [Int: HeadlessSurface] = [:]
  var pointerLocation = Point.zero
  /// What the pointer is in; nil before it moved.
  weak var pointerSurface: HeadlessSurface?
  var pressedButtons: Event.ButtonMask = []
  /// The newest step of a pinch or swipe on the touchpad.
  var touchpadChange: TouchpadChange?
  /// The modifiers that each modifier key holds that is down.
  var heldKeys: [KeyboardHIDUsage: KeyModifierFlags] = [:]
  var modifiers: KeyModifierFlags = [] {
    didSet { if modifiers != oldValue { display.drags.choose() } }
  }
  /// When the input happened that is being delivered, where a recording says so; else it happens now.
  var recordedTime: Double?
  /// Called whenever what waited has been handled while time passes.
  var onStep: (() -> Void)?
  private static weak var current: Stage?
  static var failureHandler: ((StageFailure) -> Void)?

  /// Makes a display with a key window that fills it.
  ///
  /// - Parameters:
  ///   - size: The window's size, in points.
  ///   - scale: Device pixels per point.
  ///   - application: The program, where a test overrides its methods.
  ///   - window: The window, where a test overrides its methods.
  ///   - hasTitleBar: Whether the window draws its own title bar, as with a compositor that draws none.
  ///   - language: The user's language. One that is written from right to left turns the program around.
  ///   - keptState: Where the program's state is kept, for one that is to come back; nil for nowhere.
  public init(
    size: Size = Size(width: 640, height: 480), scale: Double = 1,
    application: Application = Application(), window: Window? = nil, hasTitleBar: Bool = false,
    language: Language = .english, keeping keptState: KeptState? = nil
  ) {
    precondition(
      Stage.current == nil,
      "Only one Stage can be alive at a time: let the one before go, and run tests with --no-parallel"
    )
    self.application = application
    if language == .english { Language.use([.english]) } else { Language.current = language }
    if language.isRightToLeft { application.userInterfaceLayoutDirection = .rightToLeft }
    application.becomeShared()
    if let keptState { application.keepState(in: keptState) }
    application.interactionSettings.coalescesMoves = false
    display = HeadlessDisplay(size: size, scale: scale, isDecoratedByServer: !hasTitleBar)
    application.connect(to: display)
    let window = window ?? Window(size: size)
    self.window = window
    display.drags.stage = self
    window.frame = Rect(origin: .zero, size: size)
    Stage.current = self
    window.setWantedSize(size)
    window.makeKeyAndVisible()
    application.settle()
  }

  isolated deinit {
    application.forgetState()
    application.delegate = nil
    application.disconnect()
    application.removeTemporaryFolder()
  }

  // MARK: Time and drawing

  /// What the stage's clock shows, in seconds.
  public var now: Double { display.now }

  /// When input that is delivered now happened, in seconds.
  var inputTime: Double { recordedTime ?? now }

  /// Lets time pass, in seconds: timers fire and frames are drawn when they are due, in order.
  public func advance(by seconds: Double) {
    let end = display.now + max(0, seconds)
    application.settle()
    exchange()
    while let next = [application.nextTimer, display.nextFrame, display.selections.nextTime]
      .compactMap({ $0 }).min(),
      // As far as sums of such numbers are exact.
      next <= end + 1e-9
    {
      display.now = max(display.now, next)
      display.sendFrames()
      application.settle()
      exchange()
      onStep?()
    }
    display.now = max(display.now, end)
    application.settle()
    exchange()
    onStep?()
  }

  /// Handles what waits, lays out and draws, without letting time pass.
  ///
  /// A frame that is due later is waited for: after this nothing of the window is dirty.
  public func render() {
    application.settle()
    for _ in 0..<4 {
      guard frontWindow.needsFrame, let due = display.nextFrame else { return }
      display.now = max(display.now, due)
      display.sendFrames()
      application.settle()
    }
  }

  /// What the ``frontWindow`` looks like now: its pixels at the stage's scale, its own title bar included,
  /// without shadow around it.
  public func snapshot() -> Image {
    render()
    let front = frontWindow
    return ImageRenderer(size: front.bounds.size, scale: display.scale).image { context in
      front.paint(in: context)
    }
  }

  /// How many frames have been drawn.
  public var frameCount: Int { surface?.frameCount ?? 0 }

  /// How often a frame was asked for, with or without something new to draw.
  public var frameRequestCount: Int { surface?.requestCount ?? 0 }

  /// What the last frame drew, as rectangles in window coordinates, in points.
  public var lastDamage: [Rect] { surface?.lastDamage.rects ?? [] }

  /// What the program asked of the window manager, in order, as `move` or `resize bottomRight`.
  public var windowManagerRequests: [String] { surface?.requests ?? [] }

  /// The pointer's picture, by its CSS name in camel case; nil while it is hidden.
  public var cursorName: String? { display.cursor?.rawValue }

  var surface: HeadlessSurface? {
    display.surfaces.first { application.window(showing: $0) === frontWindow }
  }
}
