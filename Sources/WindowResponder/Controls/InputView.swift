/// A view that replaces the on-screen keyboard, or is above it. Follows `UIInputView`.
///
/// ``Responder/inputView`` and ``Responder/inputAccessoryView`` can return it. They can also return any other
/// view.
@preconcurrency @MainActor open class InputView: View {
  /// The styles of an input view. The values are those of `UIInputView.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// The appearance of any view.
    case `default`
    /// The background of a keyboard.
    case keyboard
  }

  /// The style of the input view.
  public let inputViewStyle: Style

  /// A Boolean value that indicates whether the constraints or the
  /// ``ConstrainedResponder/intrinsicContentSize`` of the view determine its height. The height then follows
  /// their changes and those of the width. The default is `false`, for the height of the frame. A view whose
  /// frame has no height always sizes itself. The width is that of the window. Follows
  /// `UIInputView.allowsSelfSizing`.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { superview?.setNeedsLayout() } }
  }

  /// Creates a view of a style.
  public init(frame: Rect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view of the default style.
  public override init(frame: Rect = .zero) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  /// Creates a view of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  override var drawsInsideBounds: Bool { true }

  /// Draws the background of a keyboard, if the style has it.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard inputViewStyle == .keyboard else { return }
    context.fill(bounds, color: .secondarySystemGroupedBackground)
    context.fill(
      context.pixelAligned(Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1)),
      color: .separator)
  }
}
