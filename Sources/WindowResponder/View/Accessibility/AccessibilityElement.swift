/// An element of a view that is not a view itself, such as a bar of a chart. Follows
/// `UIAccessibilityElement`.
@preconcurrency @MainActor open class AccessibilityElement: AccessibleResponder {
  /// The object that contains the element: a view or another element.
  open weak var accessibilityContainer: AnyObject?
  /// The position of the element in its container, in points. The default is `Rect.null`.
  ///
  /// Setting it determines ``AccessibleResponder/accessibilityFrame``, and follows the container. Setting
  /// ``AccessibleResponder/accessibilityFrame`` sets it to `Rect.null`.
  open var accessibilityFrameInContainerSpace = Rect.null {
    didSet { if accessibility.frame != nil { accessibility.frame = nil } }
  }

  /// Creates an element of a view.
  public init(accessibilityContainer container: AnyObject) {
    accessibilityContainer = container
    super.init()
  }

  override var isUsuallyAccessibilityElement: Bool { true }

  /// The position of the element, in window coordinates, in points. The default is that of
  /// ``accessibilityFrameInContainerSpace``, or zero if that is `Rect.null`.
  open override var accessibilityFrame: Rect {
    get { super.accessibilityFrame }
    set {
      accessibilityFrameInContainerSpace = .null
      super.accessibilityFrame = newValue
    }
  }

  override var usualAccessibilityFrame: Rect {
    let frame = accessibilityFrameInContainerSpace
    if frame.isNull { return .zero }
    if let view = accessibilityContainer as? View { return view.convert(frame, to: nil) }
    guard let outer = accessibilityContainer as? AccessibilityElement else { return frame }
    let origin = outer.accessibilityFrame.origin
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The container, if it is a responder.
  open override var next: Responder? { accessibilityContainer as? Responder }
}
