import Widgets
import WindowResponder

/// A view controller for a note: its text, and a strip with a menu and messages.
final class NoteController: ViewController, TextViewDelegate {
  static let stripHeight = 44.0

  let note: Note
  let text = TextView()
  let more = Button(configuration: .plain())
  let problem = Label()
  private var saving: ClockTimer?

  init(_ note: Note) {
    self.note = note
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    text.delegate = self
    text.text = note.text
    text.backgroundColor = .clear
    text.tintColor = .label
    text.placeholder = "Write something down"
    text.textContainerInset = EdgeInsets(top: 12, left: 12, bottom: 4, right: 12)
    text.accessibilityLabel = "Note"
    more.configuration?.image = Image(systemName: "ellipsis.circle")
    more.accessibilityLabel = "More"
    more.showsMenuAsPrimaryAction = true
    more.tintColor = .label
    problem.font = .systemFont(ofSize: 12, weight: .semibold)
    for part in [text, more, problem] { view.addSubview(part) }
    colorDidChange()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    text.becomeFirstResponder()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    save()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let strip = Rect(
      x: 0, y: bounds.height - Self.stripHeight, width: bounds.width, height: Self.stripHeight)
    text.frame = Rect(x: 0, y: 0, width: bounds.width, height: strip.minY)
    more.frame = Rect(x: strip.maxX - 44, y: strip.minY, width: 44, height: strip.height)
    problem.frame = Rect(x: 12, y: strip.minY, width: more.frame.minX - 12, height: strip.height)
  }

  private func colorDidChange() {
    view.backgroundColor = note.color.color
    more.menu = makeMenu()
  }

  private func makeMenu() -> Menu {
    let colors = NoteColor.allCases.map { color in
      Action(
        title: color.rawValue.capitalizedFirst, state: color == note.color ? .on : .off
      ) { [weak self] _ in
        self?.note.color = color
        self?.colorDidChange()
      }
    }
    return Menu(children: [
      Menu(options: .displayInline, children: colors),
      Command(title: "New Note", action: .newDocument),
      Action(title: "Throw Away…", attributes: .destructive) { [weak self] _ in
        self?.view.window?.performClose()
      },
    ])
  }

  // MARK: Saving

  func textViewDidChange(_ textView: TextView) {
    saving?.invalidate()
    saving = .scheduledTimer(withTimeInterval: 0.5) { [weak self] _ in self?.save() }
  }

  /// Saves the text if it has changed. If that fails, the note shows the error, and saves again after the
  /// next key. Returns a Boolean value that indicates whether the text is saved.
  @discardableResult func save() -> Bool {
    saving?.invalidate()
    saving = nil
    guard text.text != note.text else { return true }
    do {
      try note.write(text.text)
      problem.text = ""
    } catch {
      problem.text = "Not saved: \(error)"
      return false
    }
    view.window?.title = note.title
    return true
  }

  /// Throws the note away, after a question where there is something on it.
  func askToThrowAway(_ completion: @escaping () -> Void) {
    let throwAway = { [weak self] in
      guard let self else { return }
      saving?.invalidate()
      text.text = note.text
      note.throwAway()
      completion()
    }
    guard !text.text.isEmpty else { return throwAway() }
    let alert = AlertController(
      title: "Throw this note away?", message: "What is written on it is lost.",
      preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "Throw Away", style: .destructive) { _ in throwAway() })
    present(alert, animated: true)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
