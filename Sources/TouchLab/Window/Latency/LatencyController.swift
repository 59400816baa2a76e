import ResponderWords
import TouchAnalysis
import TouchRecording
import Widgets

/// A controller that shows the stages of the latency, with the resulting distance of a line from the finger.
final class LatencyController: ViewController {
  private let session: LabSession
  private let page = PageView()
  private let speed = Slider()
  private let speedLabel = LabStyle.label("", font: LabStyle.strong)
  private let distance = LabStyle.label("", font: LabStyle.bigNumber)

  /// A closure that begins the test.
  var onMeasure: (() -> Void)?

  init(_ session: LabSession) {
    self.session = session
    super.init()
    title = localized("Latency")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(page)
    speed.minimumValue = 20
    speed.maximumValue = 1_000
    speed.value = 200
    speed.accessibilityLabel = localized("Speed of the finger")
    speed.addAction(Action { [weak self] _ in self?.showDistance() }, for: .valueChanged)
    fill()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    page.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  /// Shows the current results.
  func fill() {
    for column in [page.head, page.first, page.second] {
      for view in column.arrangedSubviews { view.removeFromSuperview() }
    }
    let measure = LabStyle.button(localized("Measure"), symbol: "play.fill", isProminent: true) {
      [weak self] in self?.onMeasure?()
    }
    page.head.addArrangedSubview(
      Card([
        LabStyle.label(
          localized(
            "Software sees the way from the kernel’s stamp to the picture. What the panel itself takes can’t be seen from here."
          ), color: .secondaryLabel), measure,
      ]))
    guard let latency = session.analysis?.latency else {
      page.first.addArrangedSubview(
        Card([LabStyle.label(localized("Nothing was measured yet"), color: .secondaryLabel)]))
      return
    }
    addStages(latency)
    addInk(latency)
    page.setNeedsLayout()
  }

  private func addStages(_ latency: LatencyAnalysis) {
    let names: [(LatencyAnalysis.Stage, String)] = [
      (.kernel, localized("Kernel to program")), (.handler, localized("Program to handled")),
      (.commit, localized("Handled to committed")), (.shown, localized("Committed to seen")),
      (.total, localized("Kernel to seen")),
    ]
    let card = Card(frame: .zero)
    for (stage, name) in names {
      guard let times = latency.stages[stage], times.count > 0 else {
        card.addArrangedSubview(
          LabStyle.label("\(name): " + localized("not known here"), color: .secondaryLabel))
        continue
      }
      card.addArrangedSubview(HistogramView(name, times))
    }
    if let held = latency.held {
      card.addArrangedSubview(
        LabStyle.label(
          localized("Held until the frame, moves wait %1 ms.", Number.local(held, digits: 1)),
          font: LabStyle.note, color: .secondaryLabel))
    }
    if latency.hasOtherClock {
      card.addArrangedSubview(
        LabStyle.label(
          localized("The compositor’s stamps are of another clock: they say nothing here."),
          font: LabStyle.note, color: .warningText))
    } else if latency.resolution >= 1 {
      card.addArrangedSubview(
        LabStyle.label(
          localized("The kernel’s stamps are whole milliseconds here."), font: LabStyle.note,
          color: .secondaryLabel))
    }
    page.first.addArrangedSubview(card)
  }

  private func addInk(_ latency: LatencyAnalysis) {
    let card = Card([
      LabStyle.label(localized("From the finger to the line"), font: LabStyle.title), distance,
      speedLabel, speed,
    ])
    for (name, distances) in [
      (localized("Measured, line as it is"), latency.ink),
      (localized("Measured, line predicted"), latency.predictedInk),
    ] where !distances.isEmpty {
      let spread = Spread(distances)
      card.addArrangedSubview(
        LabStyle.label(
          "\(name): \(Number.local(spread.median, digits: 1)) mm, 95 % ≤ "
            + "\(Number.local(spread.percentile(0.95), digits: 1)) mm"))
    }
    page.second.addArrangedSubview(card)
    showDistance()
  }

  /// Shows the distance of a line from a finger with the chosen speed, for the median latency.
  private func showDistance() {
    let value = (speed.value / 10).rounded() * 10
    speedLabel.text = localized("at %1 mm/s", Number.local(value, digits: 0))
    guard let total = session.analysis?.latency?.stages[.total], total.count > 0 else {
      distance.text = "–"
      return
    }
    distance.text = Number.local(total.percentile(0.5) / 1_000 * value, digits: 1) + " mm"
    page.setNeedsLayout()
  }
}
