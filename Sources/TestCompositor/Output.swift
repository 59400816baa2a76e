extension Server {
  /// A `wl_output`.
  public final class Output {
    /// The description of an output.
    public struct Description: Sendable, Hashable {
      /// The name, since version 4.
      public var name = "TEST-1"
      /// The left edge in the compositor's space.
      public var x: Int32 = 0
      /// The top edge in the compositor's space.
      public var y: Int32 = 0
      /// The width of the mode in device pixels.
      public var width: Int32 = 1920
      /// The height of the mode in device pixels.
      public var height: Int32 = 1080
      /// The refresh rate in mHz.
      public var refresh: Int32 = 60000
      /// The integer scale.
      public var scale: Int32 = 1
      /// The size in points if it differs from the mode's size at the scale, for example with a fractional
      /// scale. It is `nil` for the mode's.
      public var logicalSize: Size?
      /// The rotation and reflection of the output.
      public var transform = WlOutputResource.Transform.normal

      /// Creates the description of an output with 1920×1080 device pixels at 60 Hz.
      public init() {}

      /// The mode's size after the transform and the scale.
      var plainSize: Size {
        let isTurned = transform.rawValue % 2 == 1
        return Size(
          width: (isTurned ? height : width) / scale, height: (isTurned ? width : height) / scale)
      }
    }

    /// The description of the output. A change is sent to clients.
    public var description: Description {
      didSet {
        for (_, resource) in described { tell(resource) }
        for resource in bound { tell(resource) }
      }
    }

    private var bound: [WlOutputResource] = []
    private var described: [(output: WlOutputResource, resource: ZxdgOutputV1Resource)] = []
    private unowned let server: Server
    fileprivate var global: GlobalBinder?

    init(_ description: Description, server: Server) {
      self.description = description
      self.server = server
    }

    /// Disconnects the output.
    public func remove() {
      global?.remove()
      server.outputs.removeAll { $0 === self }
    }

    /// Returns the objects that a client has bound.
    func resources(of client: OpaquePointer) -> [WlOutputResource] {
      bound.filter { $0.client == client }
    }

    func serve(_ resource: WlOutputResource) {
      bound.append(resource)
      resource.onRequest = { request in
        switch request {
        case .release: break
        }
      }
      resource.whenGone { [weak self, unowned resource] in
        self?.bound.removeAll { $0 === resource }
      }
      tell(resource)
    }

    /// Sends the position of the output to the client that has bound it as `output`.
    func serve(_ resource: ZxdgOutputV1Resource, for output: WlOutputResource) {
      described.append((output, resource))
      resource.onRequest = { request in
        switch request {
        case .destroy: break
        }
      }
      resource.whenGone { [weak self, unowned resource] in
        self?.described.removeAll { $0.resource === resource }
      }
      tell(resource)
      if resource.version >= 3 { output.sendDone() }
    }

    /// Returns a Boolean value that indicates whether an object belongs to the output.
    func owns(_ resource: WlOutputResource) -> Bool { bound.contains { $0 === resource } }

    private func tell(_ resource: ZxdgOutputV1Resource) {
      resource.sendLogicalPosition(x: description.x, y: description.y)
      let size = description.plainSize
      resource.sendLogicalSize(
        width: description.logicalSize?.width ?? size.width,
        height: description.logicalSize?.height ?? size.height)
      resource.sendName(name: description.name)
      if resource.version < 3 { resource.sendDone() }
    }

    private func tell(_ resource: WlOutputResource) {
      resource.sendGeometry(
        x: description.x, y: description.y, physicalWidth: 520, physicalHeight: 290,
        subpixel: .unknown, make: "Test", model: "Compositor", transform: description.transform)
      resource.sendMode(
        flags: .current, width: description.width, height: description.height,
        refresh: description.refresh)
      resource.sendScale(factor: description.scale)
      resource.sendName(name: description.name)
      resource.sendDescription(description: "Output \(description.name)")
      resource.sendDone()
    }
  }

  /// Connects an output.
  @discardableResult public func addOutput(
    _ description: Output.Description, version: UInt32 = 4
  ) -> Output {
    let output = Output(description, server: self)
    outputs.append(output)
    output.global = add(WlOutputResource.self, version) { _, resource in output.serve(resource) }
    return output
  }

  /// Returns an output by its index in the order of creation.
  ///
  /// - Throws: ``TestCompositorError/missing(_:)`` if there is no output with the index.
  public func output(_ index: Int = 0) throws -> Output {
    guard outputs.indices.contains(index) else { throw TestCompositorError.missing("output") }
    return outputs[index]
  }
}
