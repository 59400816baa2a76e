public import WindowResponder

/// Offers what can be done with texts, addresses, images and the like. Follows `UIActivityViewController`.
///
///     let controller = ActivityViewController(activityItems: [address], applicationActivities: nil)
///     controller.popoverPresentationController?.sourceView = button
///     present(controller, animated: true)
///
/// A desktop has no common list of whom to send things to: what there is are copying, opening an address,
/// writing a mail, and the program's own activities.
@preconcurrency @MainActor open class ActivityViewController: ViewController {
  /// Told at the end: by which activity, whether it was completed, and what it gave back, which is nothing
  /// here.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      Activity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

  /// Called when the controller has gone; with false where nothing was chosen.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The kinds that are not offered.
  open var excludedActivityTypes: [Activity.ActivityType]?
  /// Whether the user is asked before something is handed to others; kept, since nothing is without asking.
  open var allowsProminentActivity = true

  private let items: [Any]
  private let ownActivities: [Activity]
  private let table = TableView(frame: .zero, style: .insetGrouped)
  private let list = ActivityList()
  private var groups: [[Activity]] {
    get { list.groups }
    set { list.groups = newValue }
  }
  private var isChosen = false

  /// Creates a controller, to be presented.
  ///
  /// - Parameters:
  ///   - activityItems: Strings, styled texts, addresses, images, colours, or an ``ActivityItemSource``.
  ///   - applicationActivities: The program's own, which come after the usual ones.
  public init(activityItems: [Any], applicationActivities: [Activity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    findActivities()
  }

  /// Nothing is made of an archive.
  public override init?(coder: AnyObject) { nil }

  /// Between two groups, and above and below all of them, in points.
  private static let gap = 22.0

  private func findActivities() {
    let shown = items.map { item in
      (item as? any ActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    let all = [MailActivity(), CopyActivity(), OpenActivity()] + ownActivities
    let offered = all.filter { $0.canPerform(withActivityItems: shown) }
    groups = [
      offered.filter { type(of: $0).activityCategory == .share },
      offered.filter { type(of: $0).activityCategory == .action },
    ].filter { !$0.isEmpty }
    let rows = groups.reduce(0) { $0 + $1.count }
    // A row has a picture or a line of text with room around it; groups have gaps around them.
    let row = max(47, Font.preferredFont(forTextStyle: .body).lineHeight + 24)
    let height = Double(rows) * row + Double(groups.count + 1) * Self.gap
    preferredContentSize = Size(width: 320, height: height.rounded(.up))
  }

  /// Leaves out what the program does not want.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let excluded = excludedActivityTypes ?? []
    groups = groups.map { group in
      group.filter { activity in activity.activityType.map { !excluded.contains($0) } ?? true }
    }.filter { !$0.isEmpty }
    table.reloadData()
  }

  /// Puts the list into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.onChoice = { [weak self] in self?.choose($0) }
    table.dataSource = list
    table.delegate = list
    table.register(TableViewCell.self, forCellReuseIdentifier: "activity")
    view.addSubview(table)
  }

  /// Tells that nothing was chosen.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !isChosen, presentingViewController == nil { tell(nil, false) }
  }

  private func tell(_ type: Activity.ActivityType?, _ completed: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(type, completed, nil, nil)
  }

  /// Does what was chosen with what is there for it.
  private func choose(_ activity: Activity) {
    guard !isChosen else { return }
    isChosen = true
    let kind = activity.activityType
    let given = items.compactMap { item -> Any? in
      guard let source = item as? any ActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: kind)
    }
    if let mail = activity as? MailActivity {
      let sources = items.compactMap { $0 as? any ActivityItemSource }
      mail.subject =
        sources.lazy.map { $0.activityViewController(self, subjectForActivityType: kind) }
        .first { !$0.isEmpty } ?? ""
    }
    activity.prepare(withActivityItems: given)
    let presenter = presentingViewController
    activity.finish = { [self] completed in
      presenter?.dismiss(animated: true)
      tell(kind, completed)
    }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      dismiss(animated: true) { activity.perform() }
    }
  }
}
