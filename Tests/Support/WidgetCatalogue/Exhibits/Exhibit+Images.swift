import Widgets

/// The widgets that display images, and their overlays.
extension Exhibit {
  static let images: [Exhibit] = [
    Exhibit("Symbols", in: .windowResponder, width: 600) { _ in .view(SymbolSheet()) },
    Exhibit("ImageView", in: .windowResponder, height: 150) { _ in
      .view(
        with(
          StackView(arrangedSubviews: [
            with(ImageView(image: sampleLandscape())) {
              $0.contentMode = .scaleAspectFill
              $0.clipsToBounds = true
              $0.layer.cornerRadius = 10
            },
            with(ImageView(image: Image(systemName: "photo", pointSize: 64))) {
              $0.contentMode = .center
              $0.tintColor = .tint
            },
          ])
        ) {
          $0.distribution = .fillEqually
          $0.spacing = 16
        })
    },
    Exhibit("VisualEffectView", in: .windowResponder, height: 170) { _ in
      .view(
        with(View()) { scene in
          scene.frame = Rect(x: 0, y: 0, width: 328, height: 138)
          scene.clipsToBounds = true
          scene.layer.cornerRadius = 10
          let picture = ImageView(image: sampleLandscape(width: 328, height: 138))
          picture.contentMode = .scaleAspectFill
          picture.frame = scene.bounds
          picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          let panel = VisualEffectView(effect: BlurEffect(style: .systemThinMaterial))
          panel.frame = Rect(x: 0, y: 90, width: 328, height: 48)
          panel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
          let text = with(Label(text: "Hills in the evening")) { $0.textAlignment = .center }
          text.frame = panel.bounds
          text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          panel.contentView.addSubview(text)
          scene.addSubview(picture)
          scene.addSubview(panel)
        })
    },
  ]
}

/// A view that shows all symbols, in the order of their names, with twenty in a row.
private final class SymbolSheet: View {
  private static let columns = 20
  private static let side = 28.0
  private let images = Image.systemNames.map { Image(systemName: $0, pointSize: 20) }

  private var rows: Double {
    (Double(images.count) / Double(Self.columns)).rounded(.up)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: rows * Self.side)
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let step = bounds.width / Double(Self.columns)
    for (index, image) in images.enumerated() {
      guard let image else { continue }
      let x = (Double(index % Self.columns) + 0.5) * step
      let y = (Double(index / Self.columns) + 0.5) * Self.side
      context.draw(
        image, at: Point(x: x - image.size.width / 2, y: y - image.size.height / 2), tint: .label)
    }
  }
}
