/// A view that applies an effect to the content behind it: a plain translucent fill. Follows
/// `UIVisualEffectView`.
///
///     let panel = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
///     panel.contentView.addSubview(label)
///
/// Add content to ``contentView``. Nothing is blurred, but the fill is dense enough for legible text.
@preconcurrency @MainActor open class VisualEffectView: View {
  private let content = View()

  /// Creates a view with an effect, or without one if it is `nil`.
  public init(effect: VisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without an effect.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view for content. It has the size of this view.
  open var contentView: View { content }

  /// The effect on the content behind the view, or `nil` if there is none.
  open var effect: VisualEffect? {
    didSet { if effect !== oldValue { setNeedsDisplay() } }
  }

  override var drawsInsideBounds: Bool { true }

  /// Fills the bounds.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard let color = effect?.fill(in: self) else { return }
    context.fill(bounds, color: color)
  }
}
