import ResponderPlatform

extension Window {
  /// Requests a handle with which another program can place its window above this one. `completion` is called
  /// once, at once or later. If there is no handle, it receives `nil`.
  package func export(_ completion: @escaping (SurfaceExport?) -> Void) {
    guard let surface else { return completion(nil) }
    surface.export(completion)
  }
}
