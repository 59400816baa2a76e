/// An element of a view that is not a view itself, such as a bar of a chart. Follows
/// `UIAccessibilityElement`.
@preconcurrency @MainActor open class AccessibilityElement: AccessibleResponder {
  /// The object that contains the element: a view or another element.
  open weak var accessibilityContainer: AnyObject?
  /// The position of the element in its container, in points.
  open var accessibilityFrameInContainerSpace = Rect.zero

  /// Creates an element of a view.
  public init(accessibilityContainer container: AnyObject) {
    accessibilityContainer = container
    super.init()
  }

  override var isUsuallyAccessibilityElement: Bool { true }

  override var usualAccessibilityFrame: Rect {
    let frame = accessibilityFrameInContainerSpace
    if let view = accessibilityContainer as? View { return view.convert(frame, to: nil) }
    guard let outer = accessibilityContainer as? AccessibilityElement else { return frame }
    let origin = outer.accessibilityFrame.origin
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The container, if it is a responder.
  open override var next: Responder? { accessibilityContainer as? Responder }
}
