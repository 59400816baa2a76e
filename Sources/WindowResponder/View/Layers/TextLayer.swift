/// A layer of text. Follows `CATextLayer`.
@preconcurrency @MainActor open class TextLayer: Layer {
  /// Creates a layer without text.
  public override init() {
    super.init()
    addValues(TextValues.self)
  }

  /// Creates a layer of zero size. Follows `CALayer.init(coder:)`, which UIKit code calls in its
  /// `required init?(coder: NSCoder)`. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    if freeLook.values.text == nil { freeLook.values.text = TextValues() }
  }

  /// Creates a layer with the values of another one.
  public override init(layer: Any) {
    super.init(layer: layer)
    addValues(TextValues.self)
  }

  private func change(_ key: LayerKeyPath?, _ change: (inout TextValues) -> Void) {
    changeOwn(key, change)
  }
  private var own: TextValues { valuesOfSubclass() }

  /// The text, a `String` or a ``StyledText``. Other values are ignored and remove the text.
  open var string: Any? {
    get { own.text.string.isEmpty ? nil : own.text }
    set {
      let text = newValue as? StyledText ?? StyledText(newValue as? String ?? "")
      change(nil) { $0.text = text }
    }
  }

  /// The font, a ``Font`` or the name of one, or `nil` for the system's font. ``fontSize`` determines its
  /// size.
  open var font: Any? {
    get { own.font }
    set {
      let font =
        newValue as? Font
        ?? (newValue as? String).flatMap {
          Font(name: $0, size: own.fontSize)
        }
      change(nil) { $0.font = font }
    }
  }

  /// The size of the font, in points. The default is 36.
  open var fontSize: Double {
    get { own.fontSize }
    set { change(.fontSize) { $0.fontSize = newValue } }
  }

  /// The color of text without a color attribute. The default is white.
  open var foregroundColor: Color? {
    get { own.color }
    set { change(.foregroundColor) { $0.color = newValue ?? .clear } }
  }

  /// The alignment of lines in the bounds.
  open var alignmentMode: TextLayerAlignmentMode {
    get { own.alignment }
    set { change(nil) { $0.alignment = newValue } }
  }

  /// A Boolean value that indicates whether lines wrap at the bounds' width.
  open var isWrapped: Bool {
    get { own.isWrapped }
    set { change(nil) { $0.isWrapped = newValue } }
  }

  /// The truncation of text that does not fit.
  open var truncationMode: TextLayerTruncationMode {
    get { own.truncation }
    set { change(nil) { $0.truncation = newValue } }
  }

  override func drawContent(_ values: LayerValues, in bounds: Rect, _ context: GraphicsContext) {
    guard let own = values.text, !own.text.string.isEmpty, !bounds.isEmpty else { return }
    let font = (own.font ?? .systemFont(ofSize: own.fontSize)).withSize(own.fontSize)
    let layout = TextLayout.cached(
      own.text, font: font, maxWidth: bounds.width, numberOfLines: own.isWrapped ? 0 : 1,
      alignment: own.alignment.alignment,
      lineBreakMode: own.isWrapped && own.truncation == .none
        ? .byWordWrapping : own.truncation.lineBreakMode)
    context.clip(to: bounds)
    context.draw(layout, at: Point(x: bounds.minX, y: bounds.minY), color: own.color)
  }
}
