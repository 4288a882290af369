internal import CClassMethods

/// Makes a segue by the initialiser of its class.
@MainActor
func makeInstance(
  of type: UIStoryboardSegue.Type,
  _ identifier: String?,
  _ source: UIViewController,
  _ destination: UIViewController
) -> UIStoryboardSegue {
  let segue = class_make_segue(
    metadata(of: type),
    handOver(identifier),
    Unmanaged.passRetained(source).toOpaque(),
    Unmanaged.passRetained(destination).toOpaque()
  )
  return take(segue, as: type)
}
