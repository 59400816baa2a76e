import ResponderPlatform
import ResponderRuntime
@_exported import WindowResponder

/// A program without a compositor: a display in memory with a key window, and a clock that only the test
/// advances.
///
///     let stage = Stage(size: Size(width: 400, height: 300))
///     stage.window.addSubview(button)
///     stage.tap(at: button.center)
///     stage.advance(by: 0.5)
///     #expect(stage.snapshot().pixel(x: 10, y: 10) == .white)
///
/// Touches work as on a Wayland seat: changes are collected, and ``touchFrame()`` delivers them in one event.
/// ``advance(by:)``, ``render()`` and ``snapshot()`` deliver them too. All handlers have run when a call
/// returns. Layout and drawing are complete too, or wait, as on a desktop, for the next frame. The methods
/// ``render()`` and ``advance(by:)`` produce that frame. Locations are in window coordinates, in points, and
/// times are in seconds.
///
/// Menus and other popups are over the window, as on a desktop, and may extend beyond its edges if the screen
/// has room. A popup receives the taps and clicks in its frame. See ``popups``.
///
/// Each complete frame is delivered immediately. If moves should wait for the window's next frame, as they do
/// on a desktop, set `application.interactionSettings.coalescesMoves`.
///
/// A stage is the whole program, with `Application.shared` on it. Only one stage can exist at a time, so run
/// such tests one after another (`swift test --no-parallel`).
@MainActor public final class Stage {
  /// The program.
  public let application: Application
  /// The key window. It has no title bar unless the stage was created with `hasTitleBar`.
  public let window: Window
  /// The window for touches, the pointer, snapshots and searches for labels. It is ``window`` until another
  /// visible window is set. The application's key window receives keys.
  public var frontWindow: Window {
    get { otherWindow ?? window }
    set { otherWindow = newValue === window ? nil : newValue }
  }
  @BackLink private var otherWindow: Window?

  let display: HeadlessDisplay
  var fingers: [Int: Point] = [:]
  /// The pen, which may be near the window or not.
  var pen = StagePen()
  /// The touches that are down, and their events since the last frame.
  var touches = TouchAssembler(seat: 0)
  /// The surface on which each touch began, which receives the touch until it ends.
  var fingerSurfaces: [Int: HeadlessSurface] = [:]
  var pointerLocation = Point.zero
  /// The surface with the pointer, or `nil` before the pointer has moved.
  @BackLink var pointerSurface: HeadlessSurface?
  var pressedButtons: Event.ButtonMask = []
  /// The last step of a pinch or swipe on the touchpad.
  var touchpadChange: TouchpadChange?
  /// The modifiers of the modifier keys that are down.
  var heldKeys: [KeyboardHIDUsage: KeyModifierFlags] = [:]
  var modifiers: KeyModifierFlags = [] {
    didSet { if modifiers != oldValue { display.drags.choose() } }
  }
  /// The recorded time of the input that is being delivered, or `nil` for the current time.
  var recordedTime: Double?
  /// Called each time that pending work was handled while the clock advances. It is set while a recording is
  /// played.
  var onStep: (() -> Void)?
  /// A Boolean value that indicates whether only ``touchFrame()`` delivers touches, so that time can pass
  /// within a frame, as while a recording is played.
  package var waitsForTouchFrames = false
  private static weak var current: Stage?
  static var failureHandler: ((StageFailure) -> Void)?

  /// Creates a display with a key window that fills it.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - scale: The device pixels per point.
  ///   - application: The program, if a test overrides its methods.
  ///   - window: The window, if a test overrides its methods.
  ///   - hasTitleBar: A Boolean value that indicates whether the window draws its own title bar, as with a
  ///     compositor that draws none.
  ///   - language: The language that the program has chosen, whatever catalogs it has. If it has a
  ///     right-to-left layout, the program has this layout too.
  ///   - keptState: The saved state of the program for tests of state restoration, or `nil` for none.
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

  /// The time of the stage's clock, in seconds.
  public var now: Double { display.now }

  /// The time of the input that is being delivered, in seconds.
  var inputTime: Double { recordedTime ?? now }

  /// Advances the clock by a number of seconds. Timers fire and frames are drawn when they are due, in order.
  ///
  /// Changes of touches that were not delivered yet are delivered first, as by ``touchFrame()``.
  public func advance(by seconds: Double) {
    let end = display.now + max(0, seconds)
    deliverTouches()
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

  /// Handles pending work, lays out and draws. Changes of touches that were not delivered yet are delivered
  /// first, as by ``touchFrame()``.
  ///
  /// If a frame is due later, the clock advances to it, but no further. After this method, the window has
  /// nothing left to draw.
  public func render() {
    deliverTouches()
    for _ in 0..<4 {
      guard frontWindow.needsFrame, let due = display.nextFrame else { return }
      display.now = max(display.now, due)
      display.sendFrames()
      application.settle()
    }
  }

  /// Returns an image of the ``frontWindow`` at the stage's scale. It includes the window's own title bar,
  /// but no shadow.
  public func snapshot() -> Image {
    render()
    let front = frontWindow
    return ImageRenderer(size: front.bounds.size, scale: display.scale).image { context in
      front.paint(in: context)
    }
  }

  /// The number of frames that were drawn.
  public var frameCount: Int { surface?.frameCount ?? 0 }

  /// The number of frames that were requested, with or without new content.
  public var frameRequestCount: Int { surface?.requestCount ?? 0 }

  /// The rectangles that the last frame has drawn, in window coordinates, in points.
  public var lastDamage: [Rect] { surface?.lastDamage.rects ?? [] }

  /// The program's requests to the window manager in order, such as `move` or `resize bottomRight`.
  public var windowManagerRequests: [String] { surface?.requests ?? [] }

  /// The cursor by its CSS name in camel case, or `nil` while it is hidden.
  public var cursorName: String? { display.cursor?.rawValue }

  var surface: HeadlessSurface? {
    display.surfaces.first { application.window(showing: $0) === frontWindow }
  }
}
