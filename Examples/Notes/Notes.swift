import Foundation
import Widgets
import WindowResponder

/// Notes in one file, saved as they are typed: `Notes notes.txt`.
@main final class Notes: ApplicationDelegate {
  let window = Window(size: Size(width: 520, height: 560))

  func applicationDidFinishLaunching(_ application: Application) {
    application.name = "Notes"
    window.title = "Notes"
    window.rootViewController = NotesController(
      path: CommandLine.arguments.dropFirst().first ?? "notes.txt")
    window.makeKeyAndVisible()
  }
}

final class NotesController: ViewController, TextViewDelegate {
  private let path: String
  private let heading = Button(configuration: .gray())
  private let text = TextView()
  private let status = Label()
  private var saving: ClockTimer?

  init(path: String) {
    self.path = path
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    text.placeholder = "Write something down"
    text.textContainerInset = EdgeInsets(all: 16)
    text.isFindInteractionEnabled = true
    text.delegate = self
    heading.setTitle("Add a heading…", for: .normal)
    heading.addAction(
      Action { [unowned self] _ in askForHeading() }, for: .primaryActionTriggered)
    status.textColor = .secondaryLabel
    for child in [text, heading, status] { view.addSubview(child) }
    showStatus("Ctrl+F finds")
  }

  override func viewWillLayoutSubviews() {
    let (width, bar) = (view.bounds.width, 60.0)
    text.frame = Rect(x: 0, y: 0, width: width, height: view.bounds.height - bar)
    heading.frame = Rect(x: 8, y: text.frame.maxY + 8, width: 172, height: 44)
    status.frame = Rect(x: 196, y: text.frame.maxY + 8, width: width - 204, height: 44)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    text.becomeFirstResponder()
  }

  func textViewDidChange(_ textView: TextView) {
    saving?.invalidate()
    saving = .scheduledTimer(withTimeInterval: 1) { [unowned self] _ in save() }
    showStatus("not saved yet")
  }

  private func save() {
    do {
      try text.text.write(toFile: path, atomically: true, encoding: .utf8)
      showStatus("saved")
    } catch {
      showStatus("not saved: \(error.localizedDescription)")
    }
  }

  private func showStatus(_ words: String) {
    let count = text.text.split(whereSeparator: \.isWhitespace).count
    status.text = "\(count) words, \(words)"
  }

  private func askForHeading() {
    let alert = AlertController(title: "Heading", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Groceries" }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    let add = AlertAction(title: "Add", style: .default) { [unowned self, unowned alert] _ in
      text.becomeFirstResponder()
      text.insertText("# \(alert.textFields?.first?.text ?? "")\n")
    }
    alert.addAction(add)
    alert.preferredAction = add
    present(alert, animated: true)
  }
}
