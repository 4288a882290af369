struct Conflict {
<<<<<<< ours
  let value = 1
=======
  let value = 2
>>>>>>> theirs
}
