import WindowResponder

/// The library's own panel for files: a list of a folder with the way to others.
final class FilePanelController: ViewController, AdaptivePresentationControllerDelegate {
  let request: FilePanelRequest
  private var completion: (([Pathname]?) -> Void)?

  let cancelButton = Button(configuration: .gray())
  let acceptButton = Button(configuration: .filled())
  let heading = Label()
  let nameLabel = Label()
  let nameField = TextField()
  let upButton = Button(configuration: .gray())
  let folderButton = Button(configuration: .gray())
  let typeButton = Button(configuration: .gray())
  let newFolderButton = Button(configuration: .gray())
  let places = TableView(frame: .zero, style: .plain)
  let list = TableView(frame: .zero, style: .plain)
  let status = Label()

  /// Where the list is.
  var folder = Pathname.root
  /// What the list shows.
  var entries: [FolderListing.Entry] = []
  var showsHidden = false
  /// The kind of files that are shown; nil for all.
  var type: FileType?
  var placePaths: [Pathname] = []
  /// What was typed to find a name, and when the last key of it came.
  var typed = (text: "", time: -10.0)
  var isTypingPath = false
  /// The name that the field shows in another form, as one that is not UTF-8.
  var shownName: (text: String, name: Pathname)?

  init(_ request: FilePanelRequest, completion: @escaping ([Pathname]?) -> Void) {
    self.request = request
    self.completion = completion
    type = request.types.first
    super.init()
    title = request.shownTitle
    modalPresentationStyle = .formSheet
    preferredContentSize = Size(width: 760, height: 560)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    setUpHeader()
    setUpBar()
    setUpLists()
    presentationController?.delegate = self
    show(request.firstFolder)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if request.kind == .save {
      nameField.becomeFirstResponder()
      selectStem()
    } else {
      list.becomeFirstResponder()
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    FilePanelLayout(controller: self).place()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: The end

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    finish(nil, dismisses: false)
  }

  /// Nobody is told any more.
  func end() { completion = nil }

  func finish(_ paths: [Pathname]?, dismisses: Bool = true) {
    if request.needsText, let path = paths?.first(where: { $0.string == nil }) {
      return complain(FileError(path: path, reason: .badName))
    }
    guard let completion else { return }
    self.completion = nil
    guard dismisses, let presenter = presentingViewController else { return completion(paths) }
    presenter.dismiss(animated: true) { completion(paths) }
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if presses.count == 1, let key = presses.first?.key, takes(key) { return }
    super.pressesBegan(presses, with: event)
  }
}
