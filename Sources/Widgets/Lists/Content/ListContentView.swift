import WindowResponder

/// A view that shows a ``ListContentConfiguration``. Follows `UIListContentView`.
///
/// The view can be used outside of cells.
@preconcurrency @MainActor open class ListContentView: View, ContentView {
  /// Creates a view for a configuration.
  public init(configuration: ListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    apply()
  }

  /// Creates a view with an empty cell configuration. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    content = .cell()
    super.init(coder: coder)
    apply()
  }

  /// Returns a Boolean value that indicates whether the view can show a configuration. It can show those of
  /// the current type.
  open func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }

  /// The current ``ListContentConfiguration``. Values of other types are ignored.
  open var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? ListContentConfiguration else { return }
      let old = content
      content = new
      if old != new || new.attributedText != nil || new.image != nil { apply() }
    }
  }

  /// The label of the text, or `nil` before the first text.
  final var text: Label?
  /// The label of the secondary text, or `nil` before the first one.
  final var detail: Label?
  /// The view of the image, or `nil` before the first image.
  final var imageView: ImageView?
  final var content: ListContentConfiguration

  /// The indentation of the content by the cell, in points.
  final var indentation = 0.0 { didSet { if indentation != oldValue { setNeedsLayout() } } }
  /// The lengths to subtract from the leading and trailing margins, for example for accessories, in points.
  final var takenMargins = DirectionalEdgeInsets.zero {
    didSet { if takenMargins != oldValue { setNeedsLayout() } }
  }

  /// Positions the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  /// Returns the size that the content needs in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(size) }

  /// Returns the size that the content and the constraints in the view need, in points.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    let size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    guard hasConstraintsInside else { return size }
    let isGiven = horizontalFittingPriority == .required
    let own = sizeThatFits(Size(width: isGiven ? targetSize.width : 0, height: 0))
    return Size(width: max(size.width, own.width), height: max(size.height, own.height))
  }

  /// Applies the new tint color to the image.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyImage()
  }

  /// The text for a screen reader: all texts, separated by commas.
  final var spokenText: String? {
    let texts = [text?.text, detail?.text].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension View {
  /// The text of an accessory of a cell, such as a badge, or `nil`. A control is read by itself.
  var spokenAccessory: String? {
    guard !isHidden, !(self is Control) else { return nil }
    let text = AccessibleCellText(self).name
    return text.isEmpty ? nil : text
  }
}

extension ListContentView {
  private func apply() {
    apply(
      content.text, content.attributedText, content.textProperties, to: &text)
    apply(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      to: &detail)
    applyImage()
    alpha = content.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func apply(
    _ string: String?, _ styled: StyledText?,
    _ properties: ListContentConfiguration.TextProperties, to label: inout Label?
  ) {
    guard styled != nil || !(string ?? "").isEmpty else {
      removeGuide(of: label)
      label?.removeFromSuperview()
      label = nil
      return
    }
    let target = label ?? Label()
    if label == nil {
      label = target
      addSubview(target)
    }
    properties.apply(to: target)
    if content.isPale { target.textColor = .tertiaryLabel }
    if let styled {
      target.attributedText = styled
    } else {
      target.text = string.map(properties.shown)
    }
  }

  private func applyImage() {
    guard let image = content.image.map(content.imageProperties.shown) else {
      removeGuide(of: imageView)
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let properties = content.imageProperties
    let view = imageView ?? ListImage()
    if imageView == nil {
      view.contentMode = .scaleAspectFit
      imageView = view
      addSubview(view)
    }
    view.image = image
    let tint = content.isPale ? .tertiaryLabel : properties.resolvedTintColor(for: tintColor)
    if view.tintColor != tint { view.tintColor = tint }
    view.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    view.clipsToBounds = properties.cornerRadius > 0
    if let view = view as? ListImage {
      view.radius = properties.cornerRadius
      view.stroke = properties.strokeColor.map { ($0, properties.strokeWidth) }
    }
    setNeedsLayout()
  }
}
