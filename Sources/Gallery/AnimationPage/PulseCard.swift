import Widgets

/// A card with a square that moves by key frames, and the frame rate of the screen during the movement.
final class PulseCard: Card {
  private let square = View()
  private let rateLabel = Label(text: "At rest")
  private let hint = Label(text: "Key frames")
  private var link: DisplayLink?
  private var times: [Double] = []
  private var isMoving = false
  /// The height of the labels, in points.
  private static var lineHeight: Double { Spacing.scaled(20) }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    accessibilityLabel = "Key frames"
    square.backgroundColor = .systemPurple
    square.layer.cornerRadius = 12
    square.layer.cornerCurve = .continuous
    square.bounds = Rect(x: 0, y: 0, width: 40, height: 40)
    rateLabel.font = .digits(ofSize: 13, weight: .medium)
    hint.font = .preferredFont(forTextStyle: .footnote)
    hint.textColor = .secondaryLabel
    for view in [square, rateLabel, hint] { addSubview(view) }
  }

  /// A Boolean value that indicates whether the page is visible. Frames are counted only while it is.
  var isCounting = false {
    didSet { if !isCounting { stopCounting() } }
  }

  /// Moves the square around once.
  func run(duration: Double) {
    let corners = self.corners
    isMoving = true
    startCounting()
    square.center = corners[0]
    View.animateKeyframes(
      withDuration: duration, delay: 0, options: [],
      animations: { [square] in
        for step in 0..<4 {
          View.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.25) {
            square.center = corners[(step + 1) % 4]
            square.transform = Transform(rotationAngle: Double(step + 1) * .pi / 2)
            square.backgroundColor = step % 2 == 0 ? .systemOrange : .systemPurple
          }
        }
      },
      completion: { [weak self] _ in
        self?.square.transform = .identity
        self?.stopCounting()
      })
  }

  private func startCounting() {
    guard isCounting, link == nil else { return }
    times = []
    let link = DisplayLink { [weak self] link in self?.count(link.timestamp) }
    link.add(to: window)
    self.link = link
  }

  private func stopCounting() {
    link?.invalidate()
    link = nil
    isMoving = false
    rateLabel.text = "At rest"
  }

  private func count(_ time: Double) {
    times.append(time)
    times.removeAll { $0 < time - 1 }
    guard let first = times.first, time > first else { return }
    let rate = Double(times.count - 1) / (time - first)
    rateLabel.text = "\(Int(rate.rounded())) frames/s"
  }

  private var corners: [Point] {
    // The square's edges begin at the card's content, below its labels.
    let area = contentFrame.inset(by: EdgeInsets(top: Self.lineHeight + Spacing.small)).insetBy(
      dx: 20, dy: 20)
    return [
      area.origin, Point(x: area.maxX, y: area.minY), Point(x: area.maxX, y: area.maxY),
      Point(x: area.minX, y: area.maxY),
    ]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    guard !area.isNull else { return }
    let size = Size(width: area.width / 2, height: Self.lineHeight)
    hint.frame = Rect(origin: area.origin, size: size)
    rateLabel.frame = Rect(origin: Point(x: area.midX, y: area.minY), size: size)
    rateLabel.textAlignment = trailingAlignment
    mirror([hint, rateLabel])
    if !isMoving { square.center = corners[0] }
  }
}
