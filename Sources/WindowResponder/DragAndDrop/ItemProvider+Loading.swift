extension ItemProvider {
  /// Loads data of a type, or of a type that conforms to it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - completion: The closure that receives the data or an error, on the main actor and never before this
  ///     method returns.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler completion: @escaping @MainActor ([UInt8]?, (any Error)?) -> Void
  ) -> ItemLoading {
    load(representation(typeIdentifier)) { answer in
      switch answer {
      case .success(let bytes): completion(bytes, nil)
      case .failure(let error): completion(nil, error)
      }
    }
  }

  /// Loads a value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - completion: The closure that receives the value or an error, on the main actor and never before this
  ///     method returns.
  @discardableResult public func loadObject<Object: ItemProviderReading>(
    ofClass type: Object.Type,
    completionHandler completion: @escaping @MainActor (Object?, (any Error)?) -> Void
  ) -> ItemLoading {
    loadAll(type) { answer in
      switch answer {
      case .success(let objects): completion(objects.first, nil)
      case .failure(let error): completion(nil, error)
      }
    }
  }

  /// Loads data of a type, or of a type that conforms to it.
  ///
  /// - Throws: ``LoadingError``, or the error of the object that provides the data.
  public func data(forTypeIdentifier typeIdentifier: String) async throws -> [UInt8] {
    try await withCheckedThrowingContinuation { continuation in
      load(representation(typeIdentifier)) { continuation.resume(with: $0) }
    }
  }

  /// Loads a value.
  ///
  /// - Throws: ``LoadingError``, the error of the object that provides the data, or the error of the type
  ///   that reads it.
  public func object<Object: ItemProviderReading & Sendable>(
    ofClass type: Object.Type
  ) async throws -> Object {
    try await withCheckedThrowingContinuation { continuation in
      loadObject(ofClass: type) { object, error in
        if let object {
          continuation.resume(returning: object)
        } else {
          continuation.resume(throwing: error ?? LoadingError.unavailable)
        }
      }
    }
  }

  /// Loads URLs, such as `file:///home/me/picture.png`. Without URLs, the completion handler receives an
  /// empty array.
  @discardableResult public func loadAddresses(
    completionHandler completion: @escaping @MainActor ([String]) -> Void
  ) -> ItemLoading {
    loadDataRepresentation(forTypeIdentifier: PasteboardType.urls) { bytes, _ in
      completion(URLList.urls(bytes ?? []))
    }
  }

  /// Loads all values of one item.
  func loadAll<Object: ItemProviderReading>(
    _ type: Object.Type, _ completion: @escaping @MainActor (Result<[Object], any Error>) -> Void
  ) -> ItemLoading {
    let own = objects.compactMap { $0 as? Object }
    if !own.isEmpty {
      let loading = ItemLoading()
      ProgramContext.current.later {
        loading.finish()
        completion(loading.isCancelled ? .failure(LoadingError.cancelled) : .success(own))
      }
      return loading
    }
    let wanted = type.readableTypeIdentifiersForItemProvider
    let found = wanted.lazy.compactMap { self.representation($0) }.first
    return load(found) { answer in
      completion(
        answer.flatMap { bytes in
          Result {
            try type.all(in: bytes, found?.type ?? wanted.first ?? "")
          }
        })
    }
  }

  /// Loads data, and calls the completion handler once, in a later turn of the event loop.
  @discardableResult func load(
    _ representation: Representation?,
    _ completion: @escaping @MainActor (Result<[UInt8], any Error>) -> Void
  ) -> ItemLoading {
    let loading = ItemLoading()
    var isAnswered = false
    let answer: @MainActor (Result<[UInt8], any Error>) -> Void = { result in
      guard !isAnswered else { return }
      isAnswered = true
      ProgramContext.current.later {
        loading.finish()
        completion(loading.isCancelled ? .failure(LoadingError.cancelled) : result)
      }
    }
    guard let representation else {
      answer(.failure(LoadingError.unavailable))
      return loading
    }
    let cancel = representation.load { bytes, error in
      answer(bytes.map { .success($0) } ?? .failure(error ?? LoadingError.unavailable))
    }
    loading.onCancel = {
      cancel?()
      answer(.failure(LoadingError.cancelled))
    }
    return loading
  }
}
