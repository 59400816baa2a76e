import Foundation
import Widgets
import WindowResponder

/// A text, what is known of its file, and a button.
final class NotesController: ViewController, TextViewDelegate {
  /// How long what is typed waits at most until it is in the file, in seconds.
  static let delay = 1.0
  /// How long until it is tried again to write a file that could not be written, in seconds.
  static let delayAfterFailure = 5.0

  let text = TextView()
  let status = Label()
  private let heading = Button(configuration: .gray())
  private var file: NoteFile
  /// Whether there is something that is not in the file.
  private(set) var isChanged = false
  private var saving: ClockTimer?
  /// Why the file could not be written the last time.
  private var failure: NoteError?

  init(path: String) {
    file = NoteFile(path: path)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.placeholder = "Write something down"
    text.textContainerInset = EdgeInsets(all: 16)
    text.isFindInteractionEnabled = true
    heading.setTitle("Add a heading…", for: .normal)
    heading.addAction(
      Action { [weak self] _ in self?.askForHeading() }, for: .primaryActionTriggered)
    status.textColor = .secondaryLabel
    status.numberOfLines = 2
    for child in [text, heading, status] { view.addSubview(child) }
    open()
    text.delegate = self
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

  // MARK: The file

  private func open() {
    do throws(NoteError) {
      text.text = try file.read()
      showStatus("Ctrl+F finds")
    } catch {
      // What could not be read must not be written over.
      text.isEditable = false
      text.placeholder = nil
      heading.isEnabled = false
      status.text = "\(file.path) was not opened: \(error)"
    }
  }

  func textViewDidChange(_ textView: TextView) {
    isChanged = true
    showStatus(failure.map { "not saved: \($0)" } ?? "not saved yet")
    // Further typing does not put it off, so that long typing is saved too.
    if saving == nil { saveLater(Self.delay) }
  }

  private func saveLater(_ delay: Double) {
    saving = .scheduledTimer(withTimeInterval: delay) { [weak self] _ in self?.saveByTimer() }
  }

  /// Saves what has changed. Gives whether all of it is in the file.
  @discardableResult func save(replacesOthers: Bool = false) -> Bool {
    saving?.invalidate()
    saving = nil
    guard isChanged else { return true }
    do throws(NoteError) {
      try file.write(text.text, replacesOthers: replacesOthers)
      (isChanged, failure) = (false, nil)
      showStatus("saved")
      return true
    } catch {
      failure = error
      showStatus("not saved: \(error)")
      saveLater(Self.delayAfterFailure)
      return false
    }
  }

  /// Saves, and shows why that failed unless it was shown already.
  private func saveByTimer() {
    let before = failure
    if !save(), failure != before { complain(closes: false) }
  }

  /// The user wants to close the window. Where the text cannot be saved, asks what to do.
  func mayClose() -> Bool {
    if save() { return true }
    complain(closes: true)
    return false
  }

  /// The program ends, and nobody can be asked any more.
  func saveAtTheEnd() {
    if save() { return }
    saving?.invalidate()
    let reason = failure.map { "\($0)" } ?? ""
    let name = URL(fileURLWithPath: file.path).lastPathComponent
    let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
    let folders = [home, NSTemporaryDirectory()]
    for folder in folders.map(URL.init(fileURLWithPath:)) {
      for number in 1...99 {
        let path = folder.appendingPathComponent("\(name).unsaved-\(number)").path
        // An existing file is somebody else's and is left alone.
        var other = NoteFile(path: path)
        guard (try? other.write(text.text)) != nil else { continue }
        return say("\(file.path) could not be saved: \(reason). What you wrote is in \(path)")
      }
    }
    say("\(file.path) could not be saved, nor anything beside it: \(reason)")
  }

  private func say(_ words: String) {
    FileHandle.standardError.write(Data("Notes: \(words)\n".utf8))
  }

  // MARK: What is shown

  private func showStatus(_ words: String) {
    let count = text.text.split(whereSeparator: \.isWhitespace).count
    status.text = "\(count) \(count == 1 ? "word" : "words"), \(words)"
  }

  /// Says why the file could not be written, and asks what to do.
  private func complain(closes: Bool) {
    guard let failure, !(presentedViewController is AlertController) || closes else { return }
    let alert = AlertController(
      title: "“\(URL(fileURLWithPath: file.path).lastPathComponent)” could not be saved",
      message: "\(failure).", preferredStyle: .alert)
    alert.addAction(AlertAction(title: closes ? "Cancel" : "OK", style: .cancel))
    let isOthers = failure == .isChanged
    if closes || isOthers {
      let again = AlertAction(title: isOthers ? "Replace It" : "Try Again", style: .default) {
        [weak self] _ in
        guard let self, save(replacesOthers: isOthers), closes else { return }
        view.window?.close()
      }
      alert.addAction(again)
    }
    if closes {
      let close = AlertAction(title: "Close Without Saving", style: .destructive) {
        [weak self] _ in
        self?.isChanged = false
        self?.view.window?.close()
      }
      alert.addAction(close)
    }
    // What is asked already is answered by closing.
    if presentedViewController != nil { dismiss(animated: false) }
    present(alert, animated: true)
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
