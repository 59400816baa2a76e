import ResponderWords
import TouchAnalysis
import TouchRecording
import Widgets

/// A controller that measures the number of millimetres in a point, with a bank card on the screen.
final class CalibrationController: ViewController {
  private let session: LabSession
  private var cardView: CardView?
  private let bar = Card(frame: .zero)
  private let sentence = LabStyle.label("", font: LabStyle.strong)
  private let reading = LabStyle.label("", font: LabStyle.note, color: .secondaryLabel)
  private let buttons = StackView()
  private var isSmall = false { didSet { if isSmall != oldValue { showWords() } } }

  /// A closure that is called when the measurement was used, reset or cancelled.
  var onDone: (() -> Void)?

  init(_ session: LabSession) {
    self.session = session
    super.init()
    title = localized("Calibration")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let use = LabStyle.button(localized("Use"), isProminent: true) {
      [weak self] in self?.use()
    }
    let turn = LabStyle.button(localized("Turn")) { [weak self] in
      guard let self, let cardView else { return }
      cardView.wasChanged = true
      cardView.card.turn(in: cardView.bounds.size)
    }
    let reset = LabStyle.button(localized("Reset")) { [weak self] in self?.reset() }
    for button in [use, turn, reset] {
      button.configuration?.contentInsets = DirectionalEdgeInsets(
        top: 12, leading: 4, bottom: 12, trailing: 4)
      buttons.addArrangedSubview(button)
    }
    buttons.spacing = 8
    buttons.distribution = .fillProportionally
    for part in [sentence, reading, buttons] { bar.addArrangedSubview(part) }
    view.addSubview(bar)
    showWords()
  }

  /// Shows the instructions, which are short on a phone, because the card covers most of the screen.
  private func showWords() {
    sentence.text =
      isSmall
      ? localized("Lay a bank card on the outline, and drag the two edges to it.")
      : localized(
        "Lay a bank card on the outline, its corner in the marked one, and drag the two edges to it."
      )
    sentence.font = isSmall ? LabStyle.note : LabStyle.strong
    bar.spacing = isSmall ? 6 : LabStyle.gap
    showReading()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    // On a phone the card is large: the text is at the side of a low window.
    isSmall = min(area.width, area.height) < 480
    let isLow = isSmall && area.width > area.height
    bar.directionalLayoutMargins =
      isSmall
      ? DirectionalEdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
      : DirectionalEdgeInsets(top: 18, leading: 20, bottom: 18, trailing: 20)
    buttons.axis = isLow ? .vertical : .horizontal
    let width = isLow ? 160 : min(LabStyle.column, area.width - 8)
    let height = bar.sizeThatFits(Size(width: width, height: 10_000)).height.rounded(.up)
    if isLow {
      bar.frame = Rect(
        x: area.maxX - width - 4, y: area.minY + ((area.height - height) / 2).rounded(),
        width: width, height: height)
      layCard(
        in: Rect(x: area.minX, y: area.minY, width: area.width - width - 4, height: area.height))
    } else {
      bar.frame = Rect(
        x: area.minX + ((area.width - width) / 2).rounded(), y: area.maxY - height - 4,
        width: width, height: height)
      layCard(
        in: Rect(
          x: area.minX, y: area.minY, width: area.width,
          height: max(0, bar.frame.minY - area.minY)))
    }
  }

  private func layCard(in room: Rect) {
    if let cardView {
      guard cardView.frame != room else { return }
      cardView.frame = room
      // Until the user changes the outline, it has the size that the screen states, in any space.
      if cardView.wasChanged {
        cardView.card.fit(in: room.size)
      } else {
        cardView.card = usualCard(in: room.size)
      }
      return
    }
    guard room.width > 100, room.height > 100 else { return }
    let made = CardView(usualCard(in: room.size))
    made.frame = room
    made.onChange = { [weak self] in self?.showReading() }
    view.insertSubview(made, at: 0)
    cardView = made
    showReading()
  }

  private func usualCard(in room: Size) -> CardFrame {
    let ground = session.ground(of: room)
    return CardFrame(
      in: room, millimetresX: ground.millimetresX, millimetresY: ground.millimetresY)
  }

  private func showReading() {
    guard let each = cardView?.card.calibration.millimetresPerPoint else { return }
    let size = view.window?.bounds.size ?? view.bounds.size
    let millimetres = session.output.map { ($0.widthMillimetres, $0.heightMillimetres) } ?? (0, 0)
    guard !isSmall else {
      reading.text = localized(
        "%1 × %2 mm a point, window %3 × %4 mm", Number.local(each.x, digits: 3),
        Number.local(each.y, digits: 3), Number.local(each.x * size.width, digits: 0),
        Number.local(each.y * size.height, digits: 0))
      return tellReading()
    }
    var words = localized(
      "%1 × %2 mm a point: the window is %3 × %4 mm", Number.local(each.x, digits: 4),
      Number.local(each.y, digits: 4), Number.local(each.x * size.width, digits: 0),
      Number.local(each.y * size.height, digits: 0))
    if millimetres.0 > 0 {
      words +=
        "\n"
        + localized(
          "The screen says it is %1 × %2 mm.", Number.local(millimetres.0, digits: 1),
          Number.local(millimetres.1, digits: 1))
    }
    reading.text = words
    tellReading()
  }

  private func tellReading() {
    cardView?.accessibilityValue = reading.text
    view.setNeedsLayout()
  }

  /// The frames of the texts, and of the card that must not cover them, in window coordinates.
  var layout: (words: [Rect], card: Rect) {
    func place(_ view: View, _ rect: Rect) -> Rect { view.convert(rect, to: nil) }
    return (
      [sentence, reading, buttons].map { place($0, $0.bounds) },
      cardView.map { place($0, $0.card.rect) } ?? .zero
    )
  }

  private func use() {
    guard let card = cardView?.card else { return }
    session.calibrate(card.calibration)
    onDone?()
  }

  /// Restores the screen's own size. A card with an impossible size removes the earlier ones.
  private func reset() {
    session.calibrate(Calibration(width: 0.5, height: 0.5))
    guard let cardView else { return }
    cardView.wasChanged = false
    cardView.card = usualCard(in: cardView.bounds.size)
  }
}
