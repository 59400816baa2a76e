/// A view in place of the on-screen keyboard, or above it. Follows `UIInputView`.
///
/// It is what ``Responder/inputView`` and ``Responder/inputAccessoryView`` give; any other view will do
/// as well.
@preconcurrency @MainActor open class InputView: View {
  /// How it looks. The values are those of `UIInputView.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// As any view.
    case `default`
    /// On the ground of a keyboard.
    case keyboard
  }

  /// How it looks.
  public let inputViewStyle: Style

  /// Whether it is as high as its ``View/intrinsicContentSize`` says. One without a height is so anyway.
  open var allowsSelfSizing = false

  /// Creates a view of a style.
  public init(frame: Rect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view that looks as any.
  public override init(frame: Rect = .zero) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  override var drawsInsideBounds: Bool { true }

  /// Draws the ground of a keyboard, where it has it.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard inputViewStyle == .keyboard else { return }
    context.fill(bounds, color: .secondarySystemGroupedBackground)
    context.fill(
      context.pixelAligned(Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1)),
      color: .separator)
  }
}
