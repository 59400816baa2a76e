import Widgets

/// The page with file panels, a file that is watched, and pages to print.
final class FilesController: AnswerController {
  private let panels = ButtonCard(title: "Panels")
  private let others = ButtonCard(title: "Printing and addresses")

  init() {
    super.init(
      panels, others, hint: "What you choose is written here. Nothing is read or written.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
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
      panel.presentForPathnames(from: self?.view.window) { self?.show($0.map { [$0] }) }
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
        self?.tell(isOpen ? "Handed to the desktop" : "No application can open it")
      }
    }
  }

  private func open(_ prepare: (OpenPanel) -> Void) {
    let panel = OpenPanel()
    prepare(panel)
    panel.presentForPathnames(from: view.window) { [weak self] in self?.show($0) }
  }

  private func show(_ paths: [Pathname]?) {
    tell(paths?.map(\.displayPath).joined(separator: "\n") ?? "Nothing was chosen")
  }

  private func tell(_ outcome: PrintJob.Outcome) {
    switch outcome {
    case .printed: tell("Handed to the printer")
    case .saved(let path): tell("Saved as \(path)")
    case .cancelled: tell("Not printed")
    case .failed: tell("It could not be printed")
    }
  }
}
