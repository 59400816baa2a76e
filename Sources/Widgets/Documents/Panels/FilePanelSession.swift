import ResponderRuntime
import WindowResponder

/// The presentation of one file panel, of the desktop or of the library. It calls the completion handler
/// once.
@MainActor final class FilePanelSession {
  /// The folder of the file that was chosen last.
  static var lastFolder: Pathname?

  private var completion: (([Pathname]?) -> Void)?
  private var controller: FilePanelController?
  private var question: PortalRequest?
  /// A reference to the session itself while the panel is shown, so that the session is not released.
  private var own: FilePanelSession?

  var isPresented: Bool { completion != nil }

  func present(
    _ request: FilePanelRequest, from window: Window?, usesPortal: Bool,
    _ completion: @escaping ([Pathname]?) -> Void
  ) {
    precondition(!isPresented, "The panel is shown already: make another one")
    self.completion = completion
    own = self
    if !usesPortal || !ask(request, from: window) { showOwn(request, from: window) }
  }

  /// Shows the desktop's panel. If there is no session bus, returns `false`.
  private func ask(_ request: FilePanelRequest, from window: Window?) -> Bool {
    var question = FilePortal.Question()
    question.title = request.shownTitle
    question.prompt = request.prompt
    question.types = request.types
    question.offersAll = request.kind == .open
    question.allowsSeveral = request.allowsSeveral
    question.choosesFolders = request.kind == .openFolder
    question.name = request.kind == .save ? request.name : nil
    question.folder = request.folder ?? Self.lastFolder
    let owner = window ?? Application.shared.keyWindow
    self.question = FilePortal.ask(
      question, above: owner?.portalParent, in: Application.shared.programContext
    ) { [weak self, link = BackLink(window)] paths in
      guard let self else { return }
      self.question = nil
      guard let paths else { return showOwn(request, from: link.target) }
      answer(paths.isEmpty ? nil : paths)
    }
    return self.question != nil
  }

  /// Shows the library's own panel.
  private func showOwn(_ request: FilePanelRequest, from window: Window?) {
    guard let window = window ?? Application.shared.keyWindow,
      let front = window.rootViewController?.frontmost
    else { return answerLater(nil) }
    let made = FilePanelController(request) { [weak self] in self?.answer($0) }
    controller = made
    front.present(made, animated: true)
  }

  /// Dismisses the panel.
  func cancel() {
    guard isPresented else { return }
    if let question {
      self.question = nil
      return question.cancel()
    }
    if let controller, let presenter = controller.presentingViewController {
      controller.end()
      presenter.dismiss(animated: true)
    }
    answer(nil)
  }

  private func answerLater(_ paths: [Pathname]?) {
    ClockTimer.scheduledTimer(withTimeInterval: 0) { [weak self] _ in self?.answer(paths) }
  }

  private func answer(_ paths: [Pathname]?) {
    guard let completion else { return }
    self.completion = nil
    controller = nil
    if let path = paths?.first { Self.lastFolder = path.folder }
    // Keeps the session alive until the completion handler returns.
    let kept = own
    own = nil
    withExtendedLifetime(kept) { completion(paths) }
  }
}
