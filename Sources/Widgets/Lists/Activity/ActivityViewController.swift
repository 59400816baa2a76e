public import WindowResponder

/// A view controller that offers activities for texts, addresses, images and other items. Follows
/// `UIActivityViewController`.
///
///     let controller = ActivityViewController(activityItems: [address], applicationActivities: nil)
///     controller.popoverPresentationController?.sourceView = button
///     present(controller, animated: true)
///
/// Desktops have no common list of recipients. The activities are copying, opening an address, writing a
/// mail, and the activities of the application.
@preconcurrency @MainActor open class ActivityViewController: ViewController {
  /// A handler that receives the type of the chosen activity, a Boolean value that indicates whether the
  /// activity was completed, the returned items, and an error. The last two are always `nil`.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      Activity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

  /// The handler that is called after the controller is dismissed. If no activity was chosen, it receives
  /// `nil` and `false`.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The types of activities that are not offered.
  open var excludedActivityTypes: [Activity.ActivityType]?
  /// A Boolean value that indicates whether a system activity is shown in the header. It has no effect: a
  /// desktop has no such activity.
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

  /// Creates a controller for presentation as a popover.
  ///
  /// - Parameters:
  ///   - activityItems: Strings, styled texts, addresses, images, colors, or an ``ActivityItemSource``.
  ///   - applicationActivities: The application's own activities. They follow the library's in each group.
  public init(activityItems: [Any], applicationActivities: [Activity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    findActivities()
  }

  /// Returns `nil`. Archives are not supported.
  public override init?(coder: AnyObject) { nil }

  /// The space between two groups, and above the first and below the last group, in points.
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
    // The height of a row with an image or a line of text and padding. Groups have gaps around them.
    let row = max(47, Font.preferredFont(forTextStyle: .body).lineHeight + 24)
    let height = Double(rows) * row + Double(groups.count + 1) * Self.gap
    preferredContentSize = Size(width: 320, height: height.rounded(.up))
  }

  /// Removes the excluded activities from the list.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let excluded = excludedActivityTypes ?? []
    groups = groups.map { group in
      group.filter { activity in activity.activityType.map { !excluded.contains($0) } ?? true }
    }.filter { !$0.isEmpty }
    table.reloadData()
  }

  /// Adds the list to the view.
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

  /// Calls the completion handler if no activity was chosen.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !isChosen, presentingViewController == nil { tell(nil, false) }
  }

  private func tell(_ type: Activity.ActivityType?, _ completed: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(type, completed, nil, nil)
  }

  /// Performs the chosen activity with the items.
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
