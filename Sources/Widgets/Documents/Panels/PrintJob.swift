import ResponderWords
import WindowResponder

/// Pages that are printed.
///
///     let job = PrintJob(title: document.displayName, pageCount: 2) { page, context in
///       let text = TextLayout.cached(words[page], font: .systemFont(ofSize: 12))
///       context.draw(text, at: Point(x: 36, y: 36), color: .black)
///     }
///     await job.present(from: view.window)
///
/// The desktop asks for printer and copies, through its print portal. Where it has none the pages are saved
/// as a PDF file instead, after asking where. Lines and letters stay such, as `PDFRenderer` says. Follows
/// `UIPrintInteractionController` as far as its purpose goes.
@preconcurrency @MainActor public final class PrintJob {
  /// What came of it.
  public enum Outcome: Hashable, Sendable {
    /// The desktop has taken the pages.
    case printed
    /// The pages are in a PDF file, as no printer service is there. The path has U+FFFD in the place of bytes
    /// that are not UTF-8.
    case saved(path: String)
    /// The user did not want to.
    case cancelled
    /// It could not be done, for a reason that the user has been told.
    case failed
  }

  /// A4, in points of a 72nd of an inch.
  public static let a4 = Size(width: 595, height: 842)
  /// US Letter, in points of a 72nd of an inch.
  public static let letter = Size(width: 612, height: 792)

  /// What the desktop calls it.
  public let title: String
  /// The size of a page, in points of a 72nd of an inch.
  public let paperSize: Size
  /// How many pages there are.
  public let pageCount: Int
  private let draw: @MainActor (Int, GraphicsContext) -> Void
  private var question: PortalRequest?

  /// Creates a job; nothing is drawn yet.
  ///
  /// - Parameters:
  ///   - title: What the desktop calls it.
  ///   - paperSize: The size of a page, in points of a 72nd of an inch.
  ///   - pageCount: How many pages there are.
  ///   - draw: Draws a page by its number from 0, from the page's top left. The context is
  ///     `GraphicsContext.current` meanwhile.
  public init(
    title: String, paperSize: Size = PrintJob.a4, pageCount: Int,
    draw: @escaping @MainActor (Int, GraphicsContext) -> Void
  ) {
    self.title = title
    self.paperSize = paperSize
    self.pageCount = pageCount
    self.draw = draw
  }

  /// A page without the half inch at each edge where printers do not print.
  public var printableRect: Rect {
    Rect(origin: .zero, size: paperSize).insetBy(dx: 36, dy: 36)
  }

  /// The pages as a PDF file; empty where there is not enough memory.
  public func pdfData() -> [UInt8] {
    let page = Rect(origin: .zero, size: paperSize)
    let format = PDFRendererFormat(
      title: title.isEmpty ? nil : title, creator: Application.shared.name)
    return PDFRenderer(bounds: page, format: format).pdfData { context in
      for page in 0..<max(0, pageCount) {
        context.beginPage()
        draw(page, context.cgContext)
      }
    }
  }

  /// Asks the desktop to print, and tells what came of it.
  ///
  /// - Parameters:
  ///   - window: The window that the desktop's panel belongs to; nil for none.
  ///   - completion: Called exactly once, later.
  public func present(
    from window: Window? = nil, completion: @escaping @MainActor (Outcome) -> Void = { _ in }
  ) {
    let pages = pdfData()
    guard !pages.isEmpty else {
      ClockTimer.scheduledTimer(withTimeInterval: 0) { _ in completion(.failed) }
      return
    }
    let owner = window ?? Application.shared.keyWindow
    question = PrintPortal.print(
      pages, title: title, above: owner?.portalParent, in: Application.shared.programContext
    ) { [self, weak window] isPrinted in
      question = nil
      guard let isPrinted else { return save(pages, from: window, completion) }
      completion(isPrinted ? .printed : .cancelled)
    }
    if question == nil { save(pages, from: window, completion) }
  }

  /// The same, waiting for what comes of it.
  @discardableResult public func present(from window: Window? = nil) async -> Outcome {
    await withCheckedContinuation { continuation in
      present(from: window) { continuation.resume(returning: $0) }
    }
  }

  private func save(
    _ pages: [UInt8], from window: Window?, _ completion: @escaping @MainActor (Outcome) -> Void
  ) {
    let panel = SavePanel()
    panel.title = "Save as PDF"
    panel.allowedTypes = [.pdf]
    let name = title.map { $0 == "/" ? "-" : $0 }
    panel.suggestedPathname = FileType.pdf.completed(Pathname(String(name)))
    panel.presentForPathnames(from: window) { path in
      guard let path else { return completion(.cancelled) }
      do {
        try SafeFile.write(pages, to: path)
        completion(.saved(path: path.description))
      } catch {
        Self.tell(error, from: window)
        completion(.failed)
      }
    }
  }

  private static func tell(_ error: any Error, from window: Window?) {
    let root = (window ?? Application.shared.keyWindow)?.rootViewController
    guard let front = root?.frontmost else { return }
    let alert = AlertController(
      title: ownWord("The pages could not be saved"), message: Document.words(for: error),
      preferredStyle: .alert)
    alert.addAction(AlertAction(title: ownWord("Close"), style: .cancel))
    front.present(alert, animated: true)
  }
}
