import WindowResponder

/// The library's own file panel: a list of the contents of a folder, with controls to show other folders.
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
  let locationList = TableView(frame: .zero, style: .plain)
  let list = TableView(frame: .zero, style: .plain)
  let status = Label()

  /// The folder of the list.
  var folder = Pathname.root
  /// The entries of the list.
  var entries: [FolderListing.Entry] = []
  var showsHidden = false
  /// The file type of the files in the list, or `nil` for all files.
  var type: FileType?
  var placePaths: [Pathname] = []
  /// The characters that were typed to find a name, and the time of the last key.
  var typed = (text: "", time: -10.0)
  var isTypingPath = false
  /// The text of the field and the name that it represents, for a name that the field cannot show, such as
  /// one that is not UTF-8.
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

  // MARK: Completion

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    finish(nil, dismisses: false)
  }

  /// Removes the completion handler, so that it is not called.
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
