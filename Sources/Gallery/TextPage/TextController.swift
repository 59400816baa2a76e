import Widgets

/// The page with text that people can edit.
final class TextController: ViewController {
  private let scroller = ScrollView()
  private let form = FormCard()
  private let status = TextStatusBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scroller)
    scroller.addSubview(form)
    view.addSubview(status)
    form.onChange = { [unowned self] in showStatus() }
    form.onSearch = { [unowned self] words in status.say("Searched for “\(words)”") }
  }

  private func showStatus() {
    status.show(view.window?.firstResponder as? (View & TextInput))
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let bar = TextStatusBar.height(forWidth: bounds.width)
    scroller.frame = Rect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - bar))
    status.frame = Rect(x: 0, y: bounds.height - bar, width: bounds.width, height: bar)
    let margin = Spacing.pageMargin(forWidth: bounds.width)
    let width = max(0, bounds.width - margin * 2)
    form.frame = Rect(
      x: margin, y: margin, width: width, height: form.height(forWidth: width))
    scroller.contentSize = Size(width: bounds.width, height: form.frame.maxY + margin)
  }
}
