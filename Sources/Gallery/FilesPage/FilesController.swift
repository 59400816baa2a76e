import Widgets

/// The page with the panels for files, a file that is watched, and pages to print.
final class FilesController: ViewController {
  private let scroller = ScrollView()
  private let panels = ButtonCard(title: "Panels")
  private let others = ButtonCard(title: "Printing and addresses")
  private let answer = Card()
  private let answerLabel = Label()
  /// Below this width a card has all of the page, in points.
  private static let narrowWidth = 620.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scroller)
    for card in [panels, others, answer] { scroller.addSubview(card) }
    answerLabel.numberOfLines = 0
    answerLabel.text = "What you choose is written here. Nothing is read or written."
    answer.addSubview(answerLabel)
    fillPanels()
    fillOthers()
  }

  private func fillPanels() {
    panels.add("Open a file…") { [weak self] _ in self?.open { _ in } }
    panels.add("Open pictures…") { [weak self] _ in
      self?.open {
        $0.allowedTypes = [.image]
        $0.allowsMultipleSelection = true
      }
    }
    panels.add("Choose a folder…") { [weak self] _ in self?.open { $0.choosesFolders = true } }
    panels.add("The library’s own…") { [weak self] _ in self?.open { $0.usesPortal = false } }
    panels.add("Save as…") { [weak self] _ in
      let panel = SavePanel()
      panel.allowedTypes = [.plainText, .json]
      panel.suggestedName = "Untitled.txt"
      panel.present(from: self?.view.window) { self?.show($0.map { [$0] }) }
    }
  }

  private func fillOthers() {
    others.add("Print a page…") { [weak self] _ in
      let job = PrintJob(title: "A page of the gallery", pageCount: 1) { _, context in
        context.setFillColor(.systemBlue)
        context.fillEllipse(in: Rect(x: 172, y: 120, width: 250, height: 250))
      }
      job.present(from: self?.view.window) { self?.tell($0) }
    }
    others.add("Open a web page") { [weak self] _ in
      Application.shared.open(address: "https://www.debian.org") { isOpen in
        self?.answerLabel.text = isOpen ? "Handed to the desktop" : "There is nobody to open it"
        self?.view.setNeedsLayout()
      }
    }
  }

  private func open(_ prepare: (OpenPanel) -> Void) {
    let panel = OpenPanel()
    prepare(panel)
    panel.present(from: view.window) { [weak self] in self?.show($0) }
  }

  private func show(_ paths: [String]?) {
    answerLabel.text = paths?.joined(separator: "\n") ?? "Nothing was chosen"
    view.setNeedsLayout()
  }

  private func tell(_ outcome: PrintJob.Outcome) {
    answerLabel.text =
      switch outcome {
      case .printed: "Handed to the printer"
      case .saved(let path): "Saved as \(path)"
      case .cancelled: "Not printed"
      case .failed: "It could not be printed"
      }
    view.setNeedsLayout()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    scroller.frame = view.bounds
    let edge = Spacing.large
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let all = max(0, safe.width - edge * 2)
    let isNarrow = safe.width < Self.narrowWidth
    let width = isNarrow ? all : (all - Spacing.medium) / 2
    let first = panels.height(forWidth: width)
    let second = others.height(forWidth: width)
    let height = isNarrow ? first : max(first, second)
    panels.frame = Rect(x: edge, y: edge, width: width, height: height)
    others.frame = Rect(
      x: isNarrow ? edge : panels.frame.maxX + Spacing.medium,
      y: isNarrow ? panels.frame.maxY + Spacing.medium : edge, width: width,
      height: isNarrow ? second : height)
    let inner = max(0, all - Spacing.medium * 2)
    let text = answerLabel.sizeThatFits(Size(width: inner, height: 10_000))
    answer.frame = Rect(
      x: edge, y: others.frame.maxY + Spacing.medium, width: all,
      height: text.height + Spacing.medium * 2)
    answerLabel.frame = Rect(
      x: Spacing.medium, y: Spacing.medium, width: inner, height: text.height)
    scroller.contentSize = Size(width: view.bounds.width, height: answer.frame.maxY + edge)
  }
}
