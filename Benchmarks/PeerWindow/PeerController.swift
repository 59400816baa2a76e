import Glibc
import WidgetsControls
import WindowResponder

/// A view controller that fills the comparison window, and counts taps.
final class PeerController: ViewController {
  private static let columns = 4
  private static let rows = 5
  private static let spacing = 6.0

  private let label = Label(text: "taps 0")
  private let stack = StackView()
  private var buttons: [Button] = []
  private var taps = 0
  private var printsButtons = CommandLine.arguments.contains("--buttons")

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in 0..<Self.rows {
      let titles = (0..<Self.columns).map { "Button \(row * Self.columns + $0)" }
      let made = titles.map(makeButton)
      buttons += made
      addRow(made)
    }
    addRow((0..<Self.columns).map { _ in Slider() })
    addRow((0..<Self.columns).map { _ in Switch() })
    stack.axis = .vertical
    stack.spacing = Self.spacing
    stack.addArrangedSubview(label)
    view.addSubview(stack)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    stack.frame = room.insetBy(dx: Self.spacing, dy: Self.spacing)
    if printsButtons { printButtons() }
  }

  private func addRow(_ views: [View]) {
    let row = StackView(arrangedSubviews: views)
    row.distribution = .fillEqually
    row.spacing = Self.spacing
    stack.addArrangedSubview(row)
  }

  private func makeButton(_ title: String) -> Button {
    var configuration = Button.Configuration.filled()
    configuration.title = title
    return Button(
      configuration: configuration,
      primaryAction: Action { [weak self] _ in self?.tapped() })
  }

  private func tapped() {
    taps += 1
    label.text = "taps \(taps)"
  }

  private func printButtons() {
    view.layoutIfNeeded()
    guard let window = view.window, buttons.allSatisfy({ !$0.bounds.isEmpty }) else { return }
    printsButtons = false
    for button in buttons {
      let frame = button.convert(button.bounds, to: window)
      print(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
    }
    fflush(nil)
  }
}
