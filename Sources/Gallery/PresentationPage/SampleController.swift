import Widgets

/// A controller that the page presents, with a text, and buttons to present another one and to dismiss it.
final class SampleController: ViewController {
  private let onCall: @MainActor (String) -> Void
  /// The background of the content: the whole view, or a card in the middle if the page below is visible.
  private let ground = View()
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
    view.backgroundColor = .systemGroupedBackground
    if isSeeThrough {
      view.backgroundColor = Color(white: 0, alpha: 0.5)
      ground.backgroundColor = .systemGroupedBackground
      ground.layer.cornerRadius = view.theme.metrics.cardCornerRadius
    }
    view.addSubview(ground)
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
      Action { [weak self] _ in
        guard let self else { return }
        dismiss(animated: true)
      }, for: .primaryActionTriggered)
    more.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        let next = SampleController(onCall: onCall)
        next.modalPresentationStyle = .formSheet
        next.preferredContentSize = Size(width: 360, height: 260)
        present(next, animated: true)
      }, for: .primaryActionTriggered)
    more.isHidden = isPopover
    for subview in [heading, text, done, more] { ground.addSubview(subview) }
    onCall("viewDidLoad")
  }

  /// A Boolean value that indicates whether the page below is visible around the content.
  private var isSeeThrough: Bool { modalPresentationStyle == .overFullScreen }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isPopover = modalPresentationStyle == .popover
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    ground.frame = isSeeThrough ? middle(of: safe) : safe
    let margin = isPopover ? Spacing.large : 28
    let area = ground.bounds.insetBy(dx: margin, dy: margin)
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
    ground.mirror([done, more])
  }

  private func middle(of safe: Rect) -> Rect {
    let size = Size(
      width: min(360, safe.width - Spacing.large * 2),
      height: min(240, safe.height - Spacing.large * 2))
    return Rect(
      x: (safe.midX - size.width / 2).rounded(), y: (safe.midY - size.height / 2).rounded(),
      width: max(0, size.width), height: max(0, size.height))
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
