/// A view that does something to what lies behind it: here a plain translucent fill. Follows
/// `UIVisualEffectView`.
///
///     let panel = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
///     panel.contentView.addSubview(label)
///
/// Content goes into ``contentView``. Nothing is blurred: the fill is dense enough to read on.
@preconcurrency @MainActor open class VisualEffectView: View {
  private let content = View()

  /// Creates a view with an effect; nil for none.
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

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Where content goes: as large as the view.
  open var contentView: View { content }

  /// What is done to what lies behind; nil for nothing.
  open var effect: VisualEffect? {
    didSet { if effect !== oldValue { setNeedsDisplay() } }
  }

  override var drawsInsideBounds: Bool { true }

  /// Fills the bounds.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard let color = effect?.fill(in: theme) else { return }
    context.fill(bounds, color: color)
  }
}
