/// An image of a lifted item over a window.
final class LiftedView: View {
  /// The duration of the lift, in seconds.
  static let duration = 0.15
  /// The duration of the movement to the target, in seconds.
  static let flightDuration = 0.25
  /// The scale of a lifted item.
  private static let stretch = 1.04

  private let image: Image

  /// Creates a view of a preview at its target. If the preview has no area, returns `nil`.
  init?(_ preview: TargetedPreview, in window: View) {
    guard let image = PreviewPainter.image(of: preview, in: window) else { return nil }
    self.image = image
    super.init(frame: Rect(origin: .zero, size: preview.size))
    let target = preview.target
    center = target.container.convert(target.center, to: window)
    transform = target.transform
    isUserInteractionEnabled = false
    layer.shadowRadius = 8
    layer.shadowOffset = Size(width: 0, height: 4)
    layer.shadowOpacity = 0
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.draw(image, in: bounds)
  }

  /// Shows the view as lifted.
  func rise() {
    transform = transform.scaledBy(x: Self.stretch, y: Self.stretch)
    layer.shadowOpacity = 0.25
  }

  /// Shows the view as lowered.
  func sink() {
    transform = .identity
    layer.shadowOpacity = 0
  }
}

/// Drawing of previews.
@MainActor enum PreviewPainter {
  /// Returns an image of a preview, or `nil` if it has no area.
  static func image(of preview: TargetedPreview, in window: View) -> Image? {
    image(of: preview.view, preview.parameters, in: window)
  }

  static func image(of view: View, _ parameters: PreviewParameters, in window: View) -> Image? {
    if view.bounds.isEmpty { view.sizeToFit() }
    view.layoutIfNeeded()
    guard !view.bounds.isEmpty else { return nil }
    let size = view.bounds.size
    let scale = max(window.contentScaleFactor, ProgramContext.of(window).defaultScale)
    return ImageRenderer(size: size, scale: scale).image { context in
      context.palette = window.theme.palette
      context.traits = window.shownTraits
      context.saveState()
      if let path = parameters.visiblePath {
        context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
        context.clip(to: path)
        context.translateBy(x: view.bounds.minX, y: view.bounds.minY)
      }
      if let ground = parameters.backgroundColor {
        context.fill(Rect(origin: .zero, size: size), color: ground)
      }
      view.renderOnto(context)
      context.restoreState()
    }
  }
}
