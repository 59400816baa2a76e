/// Reading of data that may be another program's. This program's own data is available at once.
extension Pasteboard {
  /// Reads the text of the first item. Invalid UTF-8 is replaced by U+FFFD.
  ///
  /// - Parameter timeLimit: The time to wait for the other program, in seconds, or `nil` for
  ///   ``Limits/readingTime``.
  /// - Throws: ``PasteboardError``, for example if the first item has no text or the other program does not
  ///   send it in time.
  public func readString(timeLimit: Double? = nil) async throws(PasteboardError) -> String {
    let bytes = try await readData(
      forPasteboardType: PasteboardType.text, timeLimit: timeLimit)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads the image of the first item, from PNG.
  ///
  /// - Parameter timeLimit: The time to wait for the other program, in seconds, or `nil` for
  ///   ``Limits/readingTime``.
  /// - Throws: ``PasteboardError``, for example if the first item has no image or the other program does not
  ///   send it in time.
  public func readImage(timeLimit: Double? = nil) async throws(PasteboardError) -> Image {
    if store.isOurs {
      if let image { return image }
      throw contains(pasteboardTypes: [PasteboardType.png]) ? .unreadable : .nothingThere
    }
    let bytes = try await readData(forPasteboardType: PasteboardType.png, timeLimit: timeLimit)
    guard let image = try? Image(pngData: bytes) else { throw .unreadable }
    return image
  }

  /// Reads the URLs of all items.
  ///
  /// - Parameter timeLimit: The time to wait for the other program, in seconds, or `nil` for
  ///   ``Limits/readingTime``.
  /// - Throws: ``PasteboardError``, for example if there are no URLs or the other program does not send them
  ///   in time.
  public func readURLs(timeLimit: Double? = nil) async throws(PasteboardError) -> [String] {
    if store.isOurs {
      if let urls { return urls }
      throw .nothingThere
    }
    let bytes = try await readData(
      forPasteboardType: PasteboardType.urls, timeLimit: timeLimit)
    return URLList.urls(bytes)
  }

  /// Reads the data of a type of the first item.
  ///
  /// - Parameters:
  ///   - type: The MIME type, such as `text/plain`.
  ///   - timeLimit: The time to wait for the other program, in seconds, or `nil` for ``Limits/readingTime``.
  /// - Throws: ``PasteboardError``, for example if the first item has no such data or the other program does
  ///   not send it in time.
  public func readData(
    forPasteboardType type: String, timeLimit: Double? = nil
  ) async throws(PasteboardError) -> [UInt8] {
    let loading = Loading()
    let answer: PasteboardReader.Answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: PasteboardReader.Answer.failure(.cancelled))
          return
        }
        loading.reader = startLoading(type, timeLimit: timeLimit) {
          continuation.resume(returning: $0)
        }
      }
    } onCancel: {
      Task { @MainActor in loading.reader?.fail(.cancelled) }
    }
    return try answer.get()
  }

  /// Reads the data of a type of the first item, for code that is not asynchronous.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - timeLimit: The time to wait for the other program, in seconds, or `nil` for ``Limits/readingTime``.
  ///   - completion: The closure that receives the data on the main actor. For this program's own data, it is
  ///     called at once.
  public func loadData(
    forPasteboardType type: String, timeLimit: Double? = nil,
    completion: @escaping @MainActor (Result<[UInt8], PasteboardError>) -> Void
  ) {
    _ = startLoading(type, timeLimit: timeLimit, completion)
  }

  /// Reads the text of the first item, for code that is not asynchronous. See
  /// ``loadData(forPasteboardType:timeLimit:completion:)``.
  public func loadString(
    timeLimit: Double? = nil,
    completion: @escaping @MainActor (Result<String, PasteboardError>) -> Void
  ) {
    _ = startLoading(PasteboardType.text, timeLimit: timeLimit) { answer in
      completion(answer.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// Reads the text that is pasted: the texts of all items, one per line, as other programs paste them.
  func loadText(completion: @escaping @MainActor (Result<String, PasteboardError>) -> Void) {
    guard store.isOurs else { return loadString(completion: completion) }
    let texts = strings.map { $0.joined(separator: "\n") }
    completion(texts.map { .success($0) } ?? .failure(.nothingThere))
  }

  /// Passes known data to the closure at once, or starts a transfer.
  private func startLoading(
    _ type: String, timeLimit: Double?,
    _ completion: @escaping @MainActor (Result<[UInt8], PasteboardError>) -> Void
  ) -> PasteboardReader? {
    let canonical = PasteboardType.canonical(type)
    if store.isOurs {
      let bytes = store.knownBytes(canonical)
      completion(bytes.map { .success($0) } ?? .failure(.nothingThere))
      return nil
    }
    guard let kind = store.kind, let name = PasteboardType.best(canonical, among: store.types)
    else {
      completion(.failure(.nothingThere))
      return nil
    }
    guard let owner = store.owner else {
      completion(.failure(.unavailable))
      return nil
    }
    let count = store.changeCount
    return owner.read(name, of: kind, timeLimit: timeLimit) {
      [store] answer in
      if case .success(let bytes) = answer { store.keep(bytes, canonical, of: count) }
      completion(answer)
    }
  }

  /// The transfer that ends if its task is cancelled.
  @MainActor private final class Loading {
    var reader: PasteboardReader?
  }
}
