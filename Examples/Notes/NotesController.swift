import Widgets
import WindowResponder

/// A view controller with a text view, the state of its file and a button.
final class NotesController: ViewController, TextViewDelegate {
  let text = TextView()
  let status = Label()
  private let heading = Button(configuration: .gray())
  /// The closure that is called after each change by the user.
  var onChange: () -> Void = {}
  /// A short description of the state of the file.
  var state = "" { didSet { showStatus() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    text.delegate = self
    text.placeholder = "Write something down"
    text.textContainerInset = EdgeInsets(all: 16)
    text.isFindInteractionEnabled = true
    heading.setTitle("Add a heading…", for: .normal)
    heading.addAction(
      Action { [weak self] _ in self?.askForHeading() }, for: .primaryActionTriggered)
    status.textColor = .secondaryLabel
    status.numberOfLines = 2
    for child in [text, heading, status] { view.addSubview(child) }
  }

  override func viewWillLayoutSubviews() {
    let width = view.bounds.width
    let button = heading.sizeThatFits(view.bounds.size)
    let room = Size(width: max(0, width - button.width - 28), height: view.bounds.height)
    let height = max(44, button.height, status.sizeThatFits(room).height)
    text.frame = Rect(x: 0, y: 0, width: width, height: view.bounds.height - height - 16)
    heading.frame = Rect(x: 8, y: text.frame.maxY + 8, width: button.width, height: height)
    let start = heading.frame.maxX + 12
    status.frame = Rect(
      x: start, y: heading.frame.minY, width: max(0, width - 8 - start), height: height)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    text.becomeFirstResponder()
  }

  /// Shows the text of the file.
  func show(_ words: String) {
    text.text = words
    showStatus()
  }

  func textViewDidChange(_ textView: TextView) {
    onChange()
    showStatus()
  }

  private func showStatus() {
    let count = text.text.split(whereSeparator: \.isWhitespace).count
    status.text = "\(count) \(count == 1 ? "word" : "words"), \(state)"
  }

  private func askForHeading() {
    let alert = AlertController(title: "Heading", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Groceries" }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    let add = AlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
      self?.text.becomeFirstResponder()
      self?.text.insertText("# \(alert?.textFields?.first?.text ?? "")\n")
    }
    alert.addAction(add)
    alert.preferredAction = add
    present(alert, animated: true)
  }
}
