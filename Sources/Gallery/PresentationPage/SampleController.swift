import Widgets

/// What the page presents: a few words, and buttons to present one more and to leave.
final class SampleController: ViewController {
  private let onCall: @MainActor (String) -> Void
  private let heading = Label()
  private let text = Label()
  private let done = Button(configuration: .filled())
  private let more = Button(configuration: .gray())

  init(onCall: @escaping @MainActor (String) -> Void) {
    self.onCall = onCall
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let isPopover = modalPresentationStyle == .popover
    view.backgroundColor = .systemBackground
    if modalPresentationStyle == .overFullScreen {
      view.backgroundColor = Color.systemBackground.withAlphaComponent(0.9)
    }
    heading.text = isPopover ? "Popover" : "Presented"
    heading.font = isPopover ? view.theme.fonts.headline : view.theme.fonts.title
    text.text =
      isModalInPresentation
      ? "Neither Escape nor a tap beside it takes it away." : "Escape takes it away."
    text.textColor = .secondaryLabel
    text.numberOfLines = 0
    done.configuration?.title = "Done"
    more.configuration?.title = "One more"
    done.addAction(
      Action { [unowned self] _ in dismiss(animated: true) }, for: .primaryActionTriggered)
    more.addAction(
      Action { [unowned self] _ in
        let next = SampleController(onCall: onCall)
        next.modalPresentationStyle = .formSheet
        next.preferredContentSize = Size(width: 360, height: 260)
        present(next, animated: true)
      }, for: .primaryActionTriggered)
    more.isHidden = isPopover
    for subview in [heading, text, done, more] { view.addSubview(subview) }
    onCall("viewDidLoad")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isPopover = modalPresentationStyle == .popover
    let area = view.bounds.inset(by: view.safeAreaInsets)
      .insetBy(dx: isPopover ? Spacing.large : 28, dy: isPopover ? Spacing.large : 28)
    let headingHeight = heading.sizeThatFits(area.size).height
    heading.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: headingHeight)
    text.frame = Rect(
      x: area.minX, y: heading.frame.maxY + Spacing.small, width: area.width,
      height: text.sizeThatFits(area.size).height)
    let (first, second) = (done.intrinsicContentSize, more.intrinsicContentSize)
    done.frame = Rect(
      x: area.maxX - first.width, y: area.maxY - first.height, width: first.width,
      height: first.height)
    more.frame = Rect(
      x: done.frame.minX - Spacing.small - second.width, y: area.maxY - second.height,
      width: second.width, height: second.height)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onCall("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    onCall("viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onCall("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onCall("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onCall("viewDidDisappear")
  }
}
