internal import CWayland
internal import Glibc
internal import ResponderSystem

/// A queue of requests that wait until a full socket accepts them.
@MainActor struct DeferredRequests {
  private var queue: [Request] = []
  /// The number of requests at the start of the queue that were sent.
  private var sentCount = 0
  /// The number of sent requests from which on they are removed from the queue.
  private static let longestSentPart = 64

  /// A request with copies of all data that the caller owns.
  private struct Request {
    var sender: OpaquePointer
    /// The number of the request, or `nil` if only the memory of the object is freed.
    var opcode: UInt32?
    var isDestruction = false
    var arguments: [wl_argument] = []
    var bytes = 0
    var descriptors = 0
    /// The letters of the types of `arguments`.
    var letters: [UInt8] = []

    /// Copies the data of an argument, and adds its size.
    mutating func keepOwnCopy(_ letter: UInt8, at index: Int) {
      switch letter {
      case UInt8(ascii: "s"):
        guard let text = arguments[index].s else { return }
        bytes += strlen(text) + 4
        arguments[index].s = UnsafePointer(strdup(text))
      case UInt8(ascii: "a"):
        guard let source = arguments[index].a else { return }
        let array = UnsafeMutablePointer<wl_array>.allocate(capacity: 1)
        wl_array_init(array)
        wl_array_copy(array, source)
        bytes += source.pointee.size + 4
        arguments[index].a = array
      case UInt8(ascii: "h"):
        arguments[index].h = (try? SystemCall.copy(arguments[index].h)) ?? -1
        descriptors += 1
      default:
        break
      }
    }
  }

  var isEmpty: Bool { sentCount == queue.count }

  /// The size of the first request, or `nil` if the queue is empty.
  var nextSize: (bytes: Int, descriptors: Int)? {
    isEmpty ? nil : (queue[sentCount].bytes, queue[sentCount].descriptors)
  }

  /// Appends a request, and creates its new object if it has one, since the identifier is assigned
  /// immediately.
  mutating func append(
    _ sender: OpaquePointer, _ opcode: UInt32, making made: ProtocolInterface?,
    _ arguments: UnsafeMutableBufferPointer<wl_argument>
  ) -> OpaquePointer? {
    var request = Request(sender: sender, opcode: opcode, arguments: Array(arguments))
    request.letters = Signature.letters(ofRequest: opcode, of: sender)
    request.bytes = 8 + 4 * arguments.count
    var object: OpaquePointer?
    for (index, letter) in request.letters.enumerated() where index < request.arguments.count {
      if letter == UInt8(ascii: "n"), let made {
        object = wl_proxy_create(sender, made.table)
        request.arguments[index].o = object
      }
      request.keepOwnCopy(letter, at: index)
    }
    queue.append(request)
    return object
  }

  /// Appends the destruction of an object, with its destructor request if it has one.
  mutating func appendDestruction(_ object: OpaquePointer, request opcode: UInt32? = nil) {
    var request = Request(sender: object, opcode: opcode, isDestruction: true)
    request.bytes = opcode == nil ? 0 : 8
    queue.append(request)
  }

  /// Sends the first request. Libwayland's buffer must have space for it.
  mutating func sendNext() {
    var request = takeFirst()
    guard let opcode = request.opcode else {
      wl_proxy_destroy(request.sender)
      return
    }
    let version = wl_proxy_get_version(request.sender)
    let flags = request.isDestruction ? UInt32(WL_MARSHAL_FLAG_DESTROY) : 0
    request.arguments.withUnsafeMutableBufferPointer {
      _ = wl_proxy_marshal_array_flags(
        request.sender, opcode, nil, version, flags, $0.baseAddress)
    }
    Self.free(request)
  }

  /// Removes the first request and returns it.
  ///
  /// The sent requests are removed from the array together. Removing each of 100,000 requests separately
  /// would move all later ones each time.
  private mutating func takeFirst() -> Request {
    let request = queue[sentCount]
    sentCount += 1
    if isEmpty || (sentCount >= Self.longestSentPart && sentCount * 2 >= queue.count) {
      queue.removeFirst(sentCount)
      sentCount = 0
    }
    return request
  }

  /// Removes all requests, when the connection closes.
  mutating func drop() {
    for request in queue.dropFirst(sentCount) {
      Self.free(request)
      if request.isDestruction { wl_proxy_destroy(request.sender) }
    }
    queue = []
    sentCount = 0
  }

  private static func free(_ request: Request) {
    for (letter, argument) in zip(request.letters, request.arguments) {
      switch letter {
      case UInt8(ascii: "s"):
        Glibc.free(UnsafeMutablePointer(mutating: argument.s))
      case UInt8(ascii: "a"):
        guard let array = argument.a else { continue }
        wl_array_release(array)
        array.deallocate()
      case UInt8(ascii: "h"):
        SystemCall.close(argument.h)
      default:
        break
      }
    }
  }
}
