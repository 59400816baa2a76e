import ResponderRuntime

/// An interaction that changes the pointer, or a view under it, when the pointer enters regions of a view.
/// Follows `UIPointerInteraction`.
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       handle.addInteraction(PointerInteraction(delegate: self))
///     }
///
///     func pointerInteraction(
///       _ interaction: PointerInteraction, styleFor region: PointerRegion
///     ) -> PointerStyle? {
///       PointerStyle(effect: .highlight(TargetedPreview(view: handle)))
///     }
@preconcurrency @MainActor open class PointerInteraction: Interaction {
  /// The view to which the interaction was added.
  public private(set) final weak var view: View?
  /// The delegate that provides regions and styles.
  public final weak var delegate: (any PointerInteractionDelegate)?
  /// A Boolean value that indicates whether the interaction is enabled. The default is `true`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { update() } } }

  private final var hover: HoverGestureRecognizer?
  private final var press: PointerPress?
  /// A Boolean value that indicates whether a button of the pointer is down.
  private final var isPressed = false
  private final var location: Point?
  private final var modifiers: KeyModifierFlags = []
  private final var region: PointerRegion?
  private final var veil: PointerVeil?
  private final var ownCursor: Cursor?

  /// Creates an interaction.
  public init(delegate: (any PointerInteractionDelegate)? = nil) {
    self.delegate = delegate
  }

  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: View?) {
    location = nil
    leave()
    for recognizer in [hover, press] as [GestureRecognizer?] {
      if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    }
    (hover, press, isPressed) = (nil, nil, false)
  }

  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: View?) {
    self.view = view
    guard let view else { return }
    let hover = HoverGestureRecognizer()
    hover.name = "Pointer"
    hover.addAction(
      Action { [link = BackLink(self), hoverLink = BackLink(hover)] _ in
        if let hover = hoverLink.target { link.target?.follow(hover) }
      })
    view.addGestureRecognizer(hover)
    self.hover = hover
    let press = PointerPress { [link = BackLink(self)] location in
      link.target?.pressed(at: location)
    }
    press.name = "Pointer Press"
    view.addGestureRecognizer(press)
    self.press = press
  }

  /// Requests the region and the style from the delegate again.
  open func invalidate() {
    guard region != nil else { return }
    leave()
    update()
  }

  /// Called when a button goes down, while it is down, and with `nil` when it goes up.
  private func pressed(at location: Point?) {
    isPressed = location != nil
    // After the release, the location of the pointer is that of its next movement.
    guard let location, self.location != nil else { return }
    self.location = location
    update()
  }

  private func follow(_ hover: HoverGestureRecognizer) {
    guard let view else { return }
    modifiers = hover.modifierFlags
    location = hover.state.isActive ? hover.location(in: view) : nil
    update()
  }

  /// Requests the region at the pointer's location, and the style if the region has changed.
  private func update() {
    guard isEnabled, let view, let location else { return leave() }
    if isPressed, let region, region.isLatched(at: location) { return }
    let usual = PointerRegion(rect: view.bounds)
    let request = PointerRegionRequest(location: location, modifiers: modifiers)
    let new =
      delegate?.pointerInteraction(self, regionFor: request, defaultRegion: usual)
      .flatMap { $0.rect.contains(location) ? $0 : nil }
    guard new != region else { return }
    leave()
    if let new { enter(new, in: view) }
  }

  private func enter(_ region: PointerRegion, in view: View) {
    self.region = region
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: region, animator: animator)
    animator.run()
    guard let style = delegate?.pointerInteraction(self, styleFor: region) else { return }
    if let cursor = style.cursor {
      ownCursor = view.cursor
      view.cursor = cursor
      hasCursor = true
    }
    if let effect = style.effect, effect.hasVeil { veil = PointerVeil(over: effect, style.shape) }
  }

  private final var hasCursor = false

  private func leave() {
    guard let old = region else { return }
    region = nil
    if hasCursor { view?.cursor = ownCursor }
    hasCursor = false
    veil?.removeFromSuperview()
    veil = nil
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: old, animator: animator)
    animator.run()
  }
}

extension PointerRegion {
  /// Returns a Boolean value that indicates whether the pointer is still in the region while a button is
  /// down.
  fileprivate func isLatched(at location: Point) -> Bool {
    let isInside = rect.contains(location)
    let isBeside = (rect.minX..<rect.maxX).contains(location.x)
    let isLevel = (rect.minY..<rect.maxY).contains(location.y)
    return isInside
      || (isLevel || latchingAxes.contains(.vertical))
        && (isBeside || latchingAxes.contains(.horizontal)) && !latchingAxes.isEmpty
  }
}

/// A recognizer that follows the pointer while a button is down. It recognizes nothing.
@MainActor private final class PointerPress: GestureRecognizer {
  private let onMove: (Point?) -> Void

  init(onMove: @escaping (Point?) -> Void) {
    self.onMove = onMove
    super.init()
    delaysTouchesEnded = false
    allowedTouchTypes = [.indirectPointer]
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) { follow(touches) }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event) { follow(touches) }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event) { release() }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { release() }
  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { false }
  override func canBePrevented(
    by preventingGestureRecognizer: GestureRecognizer
  ) -> Bool { false }

  private func follow(_ touches: Set<Touch>) {
    if let touch = touches.first { onMove(touch.location(in: view)) }
  }

  private func release() {
    onMove(nil)
    state = .failed
  }

  override func reset() { onMove(nil) }
}

/// A translucent view that highlights the view under the pointer. It takes no touches.
@MainActor private final class PointerVeil: View {
  private let outline: Path

  init(over effect: PointerEffect, _ shape: PointerShape?) {
    let preview = effect.preview
    let view = preview.view
    outline =
      switch shape {
      case .path(let path): path
      case .roundedRect(let rect, let radius): Path(roundedRect: rect, cornerRadius: radius)
      default:
        preview.parameters.visiblePath
          ?? Path(roundedRect: view.bounds, cornerRadius: PointerShape.defaultCornerRadius)
      }
    super.init(frame: view.bounds)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.fill(outline, color: Color.label.withAlphaComponent(0.08))
  }
}

/// A collection of animations that a delegate adds to those of the pointer.
@MainActor private final class PointerAnimator: PointerInteractionAnimating {
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor (Bool) -> Void] = []

  func addAnimations(_ animations: @escaping @MainActor () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping @MainActor (Bool) -> Void) {
    completions.append(completion)
  }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    View.animate(
      withDuration: 0.15, animations: { for animation in animations { animation() } },
      completion: { isFinished in for completion in completions { completion(isFinished) } })
  }
}
