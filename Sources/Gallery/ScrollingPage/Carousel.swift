import Widgets

/// A view with cards beside each other, one at a time, and a dot for each.
final class Carousel: View, ScrollViewDelegate {
  private static let dotsHeight = 20.0
  /// The height of the view, in points.
  static let height = 132.0 + dotsHeight

  private let scroller = FocusScroller()
  private let dots = Dots()
  private var cards: [CarouselCard] = []

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.delegate = self
    scroller.accessibilityLabel = "Cards"
    scroller.layer.cornerRadius = theme.metrics.cardCornerRadius
    let colors: [(String, Color)] = [
      ("Drag me", .systemBlue), ("One page at a time", .systemPurple),
      ("A flick is enough", .systemRed), ("So is the wheel", .systemOrange),
      ("Here it ends", .systemGreen),
    ]
    cards = colors.map { CarouselCard(title: $0.0, color: $0.1) }
    for card in cards { scroller.addSubview(card) }
    dots.count = cards.count
    addSubview(scroller)
    addSubview(dots)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard scroller.bounds.width > 0 else { return }
    let page = (scrollView.contentOffset.x / scroller.bounds.width).rounded()
    dots.current = Int(min(max(page, 0), Double(cards.count - 1)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Size(width: bounds.width, height: max(0, bounds.height - Self.dotsHeight))
    guard scroller.bounds.size != size || scroller.contentSize == .zero else { return }
    let page = dots.current
    scroller.frame = Rect(origin: .zero, size: size)
    for (index, card) in cards.enumerated() {
      card.frame = Rect(origin: Point(x: Double(index) * size.width, y: 0), size: size)
    }
    scroller.contentSize = Size(width: size.width * Double(cards.count), height: size.height)
    scroller.contentOffset = Point(x: Double(page) * size.width, y: 0)
    dots.frame = Rect(x: 0, y: size.height, width: bounds.width, height: Self.dotsHeight)
  }

  /// A card of the carousel.
  private final class CarouselCard: View {
    private let label = Label()

    init(title: String, color: Color) {
      super.init(frame: .zero)
      backgroundColor = color
      label.text = title
      label.font = .preferredFont(forTextStyle: .title2)
      label.textColor = .largeText(on: color)
      label.textAlignment = .center
      addSubview(label)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds.insetBy(dx: Spacing.medium, dy: Spacing.medium)
    }
  }

  /// A row of dots.
  private final class Dots: View {
    var count = 0
    var current = 0 {
      didSet { if current != oldValue { setNeedsDisplay() } }
    }

    override func draw(_ rect: Rect, in context: GraphicsContext) {
      let step = 14.0
      let left = bounds.midX - Double(count - 1) * step / 2
      for index in 0..<count {
        context.setFillColor(index == current ? .tint : .tertiaryLabel)
        context.fillEllipse(
          in: Rect(x: left + Double(index) * step - 3.5, y: bounds.midY, width: 7, height: 7))
      }
    }
  }
}
