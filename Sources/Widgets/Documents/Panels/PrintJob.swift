import ResponderRuntime
import ResponderWords
import WindowResponder

/// A sequence of pages to print.
///
///     let job = PrintJob(title: document.displayName, pageCount: 2) { page, context in
///       let text = TextLayout.cached(words[page], font: .systemFont(ofSize: 12))
///       context.draw(text, at: Point(x: 36, y: 36), color: .black)
///     }
///     await job.present(from: view.window)
///
/// The desktop asks for the printer and the number of copies, through its print portal. Without a portal, the
/// pages are saved as a PDF file, at a path that the user chooses. The pages contain vector graphics and
/// text, as those of `PDFRenderer`. Its purpose is that of `UIPrintInteractionController`.
@preconcurrency @MainActor public final class PrintJob {
  /// The result of a print job.
  public enum Outcome: Hashable, Sendable {
    /// The desktop has accepted the pages.
    case printed
    /// The pages were saved as a PDF file, because there is no print portal. Invalid UTF-8 in the path is
    /// replaced by U+FFFD.
    case saved(path: String)
    /// The user has cancelled the job.
    case cancelled
    /// The pages could not be created or saved. If saving has failed, an alert has told the user the reason.
    case failed
  }

  /// The size of A4, in points of 1/72 inch.
  public static let a4 = Size(width: 595, height: 842)
  /// The size of US Letter, in points of 1/72 inch.
  public static let letter = Size(width: 612, height: 792)

  /// The title of the job for the desktop.
  public let title: String
  /// The size of a page, in points of 1/72 inch.
  public let paperSize: Size
  /// The number of pages.
  public let pageCount: Int
  private let draw: @MainActor (Int, GraphicsContext) -> Void
  private var question: PortalRequest?

  /// Creates a job. No page is drawn yet.
  ///
  /// - Parameters:
  ///   - title: The title of the job for the desktop.
  ///   - paperSize: The size of a page, in points of 1/72 inch.
  ///   - pageCount: The number of pages.
  ///   - draw: Draws the page with a number, from 0, in the coordinate space of the page with its origin at
  ///     the top left corner. `GraphicsContext.current` is the context meanwhile.
  public init(
    title: String, paperSize: Size = PrintJob.a4, pageCount: Int,
    draw: @escaping @MainActor (Int, GraphicsContext) -> Void
  ) {
    self.title = title
    self.paperSize = paperSize
    self.pageCount = pageCount
    self.draw = draw
  }

  /// The area of a page in which printers can print: the page without margins of half an inch (36 points).
  public var printableRect: Rect {
    Rect(origin: .zero, size: paperSize).insetBy(dx: 36, dy: 36)
  }

  /// Returns the pages as a PDF file, or an empty array if there is not enough memory.
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

  /// Asks the desktop to print the pages, and calls a closure with the result.
  ///
  /// - Parameters:
  ///   - window: The window that the desktop's panel belongs to, or `nil` for the key window.
  ///   - completion: Called exactly once, after this method has returned.
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
    ) { [self, link = BackLink(window)] isPrinted in
      question = nil
      guard let isPrinted else { return save(pages, from: link.target, completion) }
      completion(isPrinted ? .printed : .cancelled)
    }
    if question == nil { save(pages, from: window, completion) }
  }

  /// Asks the desktop to print the pages, and returns the result, without blocking.
  @discardableResult public func present(from window: Window? = nil) async -> Outcome {
    await withCheckedContinuation { continuation in
      present(from: window) { continuation.resume(returning: $0) }
    }
  }

  private func save(
    _ pages: [UInt8], from window: Window?, _ completion: @escaping @MainActor (Outcome) -> Void
  ) {
    let panel = SavePanel()
    panel.title = ownWord("Save as PDF")
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
