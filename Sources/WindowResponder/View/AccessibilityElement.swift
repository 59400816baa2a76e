/// Something in a view that is no view itself and that a screen reader should tell of, as a bar of a chart.
/// Follows `UIAccessibilityElement`.
@preconcurrency @MainActor open class AccessibilityElement: Responder {
  /// What it is in: a view or another element.
  open weak var accessibilityContainer: AnyObject?
  /// Whether it is told of.
  open var isAccessibilityElement = true
  /// What it is called.
  open var accessibilityLabel: String?
  /// What touching it does.
  open var accessibilityHint: String?
  /// What it stands at.
  open var accessibilityValue: String?
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What it is and does.
  open var accessibilityTraits: AccessibilityTraits = .none
  /// Where it is in its container, in points.
  open var accessibilityFrameInContainerSpace = Rect.zero
  /// Where a touch would meet it, in window coordinates, in points.
  open var accessibilityActivationPoint: Point {
    let frame = accessibilityFrame
    return Point(x: frame.midX, y: frame.midY)
  }

  private var ownFrame: Rect?
  /// Where it is, in window coordinates, in points; by its place in the container until it is set.
  open var accessibilityFrame: Rect {
    get {
      if let ownFrame { return ownFrame }
      let place = accessibilityFrameInContainerSpace
      return (accessibilityContainer as? View)?.convert(place, to: nil) ?? place
    }
    set { ownFrame = newValue }
  }

  /// Creates an element of a view.
  public init(accessibilityContainer container: AnyObject) {
    accessibilityContainer = container
    super.init()
  }

  /// The container, where that is a responder.
  open override var next: Responder? { accessibilityContainer as? Responder }
}
