import ResponderWords
import TouchAnalysis
import TouchRecording
import Widgets

/// Finds out how many millimetres a point has, by a bank card that is laid on the screen.
final class CalibrationController: ViewController {
  private let session: LabSession
  private var cardView: CardView?
  private let bar = Card(frame: .zero)
  private let sentence = Looks.label("", font: Looks.strong)
  private let buttons = StackView()

  /// Is told when it was used, reset or left.
  var onDone: (() -> Void)?

  init(_ session: LabSession) {
    self.session = session
    super.init()
    title = localized("Calibration")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    sentence.text = localized(
      "Lay a bank card on the outline, its corner in the marked one, and drag the two edges to it.")
    let use = Looks.button(localized("Use"), isProminent: true) {
      [weak self] in self?.use()
    }
    let turn = Looks.button(localized("Turn")) { [weak self] in
      guard let self, let cardView else { return }
      cardView.card.turn(in: cardView.bounds.size)
    }
    let reset = Looks.button(localized("Reset")) { [weak self] in self?.reset() }
    for button in [use, turn, reset] {
      button.configuration?.contentInsets = DirectionalEdgeInsets(
        top: 12, leading: 4, bottom: 12, trailing: 4)
      buttons.addArrangedSubview(button)
    }
    buttons.spacing = 8
    buttons.distribution = .fillProportionally
    for part in [sentence, buttons] { bar.addArrangedSubview(part) }
    view.addSubview(bar)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    // A card is large on a phone: the words make room for it, at the side of a low window.
    let isSmall = min(area.width, area.height) < 480
    let isLow = isSmall && area.width > area.height
    sentence.font = isSmall ? Looks.note : Looks.strong
    bar.directionalLayoutMargins =
      isSmall
      ? DirectionalEdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 12)
      : DirectionalEdgeInsets(top: 18, leading: 20, bottom: 18, trailing: 20)
    buttons.axis = isLow ? .vertical : .horizontal
    let width = isLow ? 200 : min(Looks.column, area.width - 16)
    let height = bar.sizeThatFits(Size(width: width, height: 10_000)).height.rounded(.up)
    if isLow {
      bar.frame = Rect(
        x: area.maxX - width - 8, y: area.minY + ((area.height - height) / 2).rounded(),
        width: width, height: height)
      layCard(
        in: Rect(x: area.minX, y: area.minY, width: area.width - width - 8, height: area.height))
    } else {
      bar.frame = Rect(
        x: area.minX + ((area.width - width) / 2).rounded(), y: area.maxY - height - 8,
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
      cardView.card.fit(in: room.size)
      return
    }
    guard room.width > 100, room.height > 100 else { return }
    let ground = session.ground(of: room.size)
    let made = CardView(
      CardFrame(
        in: room.size, millimetresX: ground.millimetresX, millimetresY: ground.millimetresY))
    made.frame = room
    made.onChange = { [weak self] in self?.showReading() }
    view.insertSubview(made, at: 0)
    cardView = made
    showReading()
  }

  private func showReading() {
    guard let each = cardView?.card.calibration.millimetresPerPoint else { return }
    let size = view.window?.bounds.size ?? view.bounds.size
    var words = localized(
      "%1 × %2 mm a point: the window is %3 × %4 mm", Number.local(each.x, digits: 4),
      Number.local(each.y, digits: 4), Number.local(each.x * size.width, digits: 0),
      Number.local(each.y * size.height, digits: 0))
    if let output = session.output, output.widthMillimetres > 0 {
      words +=
        "\n"
        + localized(
          "The screen says it is %1 × %2 mm.", output.widthMillimetres, output.heightMillimetres)
    }
    cardView?.words = words
  }

  private func use() {
    guard let card = cardView?.card else { return }
    session.calibrate(card.calibration)
    onDone?()
  }

  /// What the screen says counts again: a card that can't be one takes the others back.
  private func reset() {
    session.calibrate(Calibration(width: 0.5, height: 0.5))
    guard let cardView else { return }
    let ground = session.ground(of: cardView.bounds.size)
    cardView.card = CardFrame(
      in: cardView.bounds.size, millimetresX: ground.millimetresX,
      millimetresY: ground.millimetresY)
  }
}
