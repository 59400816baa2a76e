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
  private let reading = Looks.label("", font: Looks.note, color: .secondaryLabel)
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
    // Room for what will stand there, so that the outline does not move when it does.
    reading.text = " \n "
    let use = Looks.button(localized("Use"), symbol: "checkmark", isProminent: true) {
      [weak self] in self?.use()
    }
    let turn = Looks.button(localized("Turn"), symbol: "arrow.clockwise") { [weak self] in
      guard let self, let cardView else { return }
      cardView.card.turn(in: cardView.bounds.size)
    }
    let reset = Looks.button(localized("Reset")) { [weak self] in self?.reset() }
    for button in [use, turn, reset] {
      button.configuration?.contentInsets = DirectionalEdgeInsets(
        top: 12, leading: 10, bottom: 12, trailing: 10)
      buttons.addArrangedSubview(button)
    }
    buttons.spacing = 8
    buttons.distribution = .fillEqually
    for part in [sentence, reading, buttons] { bar.addArrangedSubview(part) }
    view.addSubview(bar)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(Looks.column, area.width - 24)
    let height = bar.sizeThatFits(Size(width: width, height: 10_000)).height.rounded(.up)
    bar.frame = Rect(
      x: area.minX + ((area.width - width) / 2).rounded(), y: area.maxY - height - 12,
      width: width, height: height)
    let room = Rect(
      x: area.minX, y: area.minY, width: area.width, height: max(0, bar.frame.minY - area.minY))
    layCard(in: room)
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
    reading.text = words
    cardView?.accessibilityValue = words
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
