import Widgets

/// The page with animations: timing curves beside each other, a card to throw, and the frame rate.
final class AnimationController: ViewController {
  private let scroller = ScrollView()
  private let header = AnimationHeader()
  private let race = RaceCard()
  private let throwCard = ThrowCard()
  private let pulse = PulseCard()
  /// The width below which the cards are below each other, in points.
  private static let narrowWidth = 560.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(scroller)
    for card in [header, race, throwCard, pulse] { scroller.addSubview(card) }
    header.runButton.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        race.run(duration: header.duration)
        pulse.run(duration: header.duration)
      }, for: .primaryActionTriggered)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pulse.isCounting = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pulse.isCounting = false
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    scroller.frame = view.bounds
    let margin = Spacing.pageMargin(forWidth: view.bounds.width)
    let width = max(0, view.bounds.width - margin * 2)
    let isNarrow = view.bounds.width < Spacing.scaled(Self.narrowWidth)
    header.frame = Rect(
      x: margin, y: margin, width: width, height: AnimationHeader.height(isNarrow: isNarrow))
    race.frame = Rect(
      x: margin, y: header.frame.maxY + Spacing.medium, width: width, height: RaceCard.height)
    let top = race.frame.maxY + Spacing.medium
    let left = max(0, view.bounds.height - margin - top)
    if isNarrow {
      throwCard.frame = Rect(x: margin, y: top, width: width, height: 220)
      pulse.frame = Rect(
        x: margin, y: throwCard.frame.maxY + Spacing.medium, width: width, height: 160)
    } else {
      let height = max(200, left)
      let half = ((width - Spacing.medium) / 2).rounded()
      throwCard.frame = Rect(x: margin, y: top, width: half, height: height)
      pulse.frame = Rect(x: margin + width - half, y: top, width: half, height: height)
    }
    view.mirror([throwCard, pulse])
    scroller.contentSize = Size(width: view.bounds.width, height: pulse.frame.maxY + margin)
  }
}
