import Widgets
import WindowResponder

/// An application that shows the chapters of a book. After each kind of end, it opens again with the same
/// chapter.
@main final class Reader: Responder, ApplicationDelegate {
  let window = Window(size: Size(width: 480, height: 560))

  /// Creates the objects whose state is restored. They must exist before the application reads the state,
  /// which is between the two launching methods of the delegate.
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.name = "Reader"
    application.identifier = "org.windowresponder.Reader"
    let navigation = NavigationController(rootViewController: ContentsController())
    navigation.restorationIdentifier = "navigation"
    window.title = "Reader"
    window.minimumSize = Size(width: 280, height: 240)
    window.restorationIdentifier = "main"
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: Coder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: Coder
  ) -> Bool { true }
}

/// The table of contents.
final class ContentsController: TableViewController, DataSourceModelAssociation {
  private let chapters = Chapter.all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contents"
    restorationIdentifier = "contents"
    tableView.restorationIdentifier = "chapters"
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "chapter")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    chapters.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: ItemPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chapter", for: indexPath)
    cell.textLabel?.text = chapters[indexPath.row].title
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    let chapter = ChapterController(chapters[indexPath.row])
    navigationController?.pushViewController(chapter, animated: true)
  }

  // The table finds its rows by these identifiers, also after a chapter was added.

  func modelIdentifierForElement(at indexPath: ItemPath, in view: View) -> String? {
    chapters[indexPath.row].title
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> ItemPath? {
    chapters.firstIndex { $0.title == identifier }.map { ItemPath(row: $0, section: 0) }
  }
}

/// A view controller for a chapter: its text, a search word and the text size.
final class ChapterController: ViewController, ViewControllerRestoration {
  private let chapter: Chapter
  private let text = TextView()
  private let word = TextField()
  private let size = Slider()
  private let found = Label()

  init(_ chapter: Chapter) {
    self.chapter = chapter
    super.init()
    title = chapter.title
    restorationIdentifier = "chapter"
    restorationClass = ChapterController.self
  }

  /// Creates the controller of the chapter that was open.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: Coder
  ) -> ViewController? {
    let title = coder.decodeString(forKey: "title")
    return Chapter.all.first { $0.title == title }.map(ChapterController.init)
  }

  override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(chapter.title, forKey: "title")
  }

  /// Updates the text after the restoration of the field and the slider, which send no actions for it.
  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    look()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    text.text = chapter.text
    text.isEditable = false
    text.textContainerInset = EdgeInsets(all: 16)
    word.placeholder = "Find a word"
    word.borderStyle = .roundedRect
    (size.minimumValue, size.maximumValue, size.value) = (10, 30, 15)
    for (view, name) in [(text, "text"), (word, "word"), (size, "size")] as [(View, String)] {
      view.restorationIdentifier = name
    }
    word.addAction(Action { [weak self] _ in self?.look() }, for: .editingChanged)
    size.addAction(Action { [weak self] _ in self?.look() }, for: .valueChanged)
    for view in [text, word, size, found] { view.frame = .zero }
    [text, word, size, found].forEach(view.addSubview)
    look()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let (row, gap) = (44.0, 12.0)
    let bottom = area.maxY - row - gap
    let third = (area.width - gap * 4) / 3
    text.frame = Rect(
      x: area.minX, y: area.minY, width: area.width, height: bottom - area.minY - gap)
    for (index, part) in [word, found, size].enumerated() {
      part.frame = Rect(
        x: area.minX + gap + (third + gap) * Double(index), y: bottom, width: third, height: row)
    }
  }

  private func look() {
    let word = (word.text ?? "").lowercased()
    let words = chapter.text.lowercased().split { !$0.isLetter }
    let count = words.count { $0 == word }
    found.text = word.isEmpty ? "" : "\(count) times"
    let points = size.value.rounded()
    if text.font?.pointSize != points { text.font = .systemFont(ofSize: points) }
  }
}
